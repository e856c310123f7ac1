import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './build/compress-plugin.ts';
import { contractPlugin } from './build/contract-plugin.ts';

const pageFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * With `npm run dev`, Vite serves the page and proxies /api to a running system: GATEWAY, by default that of `npm
 * start`.
 */
export default defineConfig({
  base: '/admin/',
  plugins: [react(), contractPlugin(), compressPlugin()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: [pageFile('index.html'), pageFile('document.html')] },
  },
  server: { proxy: { '/api': process.env['GATEWAY'] ?? 'http://127.0.0.1:8080' } },
});
