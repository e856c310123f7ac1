import { checkCluster } from './chart/check-cluster.ts';
import { runCommand, say } from './console/say.ts';

/**
 * `npm run check:k8s`: applies the objects of the chart to a real kube-apiserver, which is built from its Go module the
 * first time.
 */
await runCommand(async () => {
  const { passed, failed } = await checkCluster(say);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
