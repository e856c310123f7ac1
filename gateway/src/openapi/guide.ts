import type { OpenApiDocument } from '@bms/contracts';

/**
 * Summarizes the OpenAPI document in the format of llmstxt.org: a description of the service, the conventions of all
 * operations, and one line per operation under each tag. Links are JSON pointers into the document.
 */
export function guideTo(document: OpenApiDocument, docsPath: string): string {
  const { title, description } = document.info;
  const docsUrl = new URL(docsPath, document.servers[0]!.url).href;
  const [about = '', ...conventions] = description.split('\n\n');
  const headings = document.tags.map((tag) => `- ${tag.name}: ${oneLine(tag.description ?? '')}`);
  return [
    `# ${title}`,
    `> ${oneLine(about)}`,
    ...conventions,
    `Resources:\n\n${headings.join('\n')}`,
    `## Documentation\n\n${documentation(docsUrl).join('\n')}`,
    ...document.tags.map(({ name }) => `## ${name}\n\n${operationsOf(document, name, docsUrl).join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

const documentation = (url: string): string[] => [
  `- [OpenAPI 3.1 document](${url}): Every operation with its fields, examples and errors, as JSON`,
  `- [Interactive page](${url}): The same document as a page, for requests that accept \`text/html\``,
];

function operationsOf(document: OpenApiDocument, tag: string, docsUrl: string): string[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([verb, { summary }]) => {
        const pointer = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${verb}`;
        return `- [${verb.toUpperCase()} ${path}](${docsUrl}${encodeURI(pointer)}): ${oneLine(summary)}`;
      }),
  );
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
