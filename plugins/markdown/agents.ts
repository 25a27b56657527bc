import {agentRules} from './agents-data';
import {toolCommand} from '../../src/site/product';

/** Assistants load the file with each task. */
const MAX_BYTES = 8_192;

/**
 * Checks that the sections exist.
 * @param addresses of all pages and sections, from the root of the site
 * @throws Error that names the missing ones
 */
export function checkAgentRules(addresses: ReadonlySet<string>): void {
  const missing = Object.values(agentRules())
    .flat()
    .map(({see}) => see)
    .filter((see) => !addresses.has(see));
  if (missing.length > 0)
    throw new Error(`docs/_data/agents.yml: no page has ${missing.join(' or ')}. Correct "see".`);
}

/**
 * `agents.md`: rules for coding assistants, to append to a project's own instructions.
 * @param site public address of the site, with a slash at the end
 * @throws Error when the text is too long
 */
export function agentsFile(site: string, title: string): string {
  const rules = Object.entries(agentRules()).map(([heading, list]) =>
    [
      `## ${heading}\n`,
      ...list.map(({rule, see}) => `- ${rule} [Read more](${site}${see.slice(1)}).\n`),
    ].join('\n'),
  );
  const text = `# ${title} for coding assistants

Append this file to your project's \`AGENTS.md\`. All pages: ${site}llms.txt. Each page is Markdown at its address with \`.md\`: ${site}getting-started/counter.md. A long page is an index of its sections. To search, find proven examples, explain errors and check commands, queries and calls offline: \`${toolCommand(site)} help\`, or \`mcp\` in place of \`help\` as an MCP server.

Below each block of code, a line says how it was proven; ${site}proof/blocks.jsonl has all blocks. Prefer blocks that "ran". In outputs, \`‹…›\` stands for a value that differs in each run.

${rules.join('\n')}`;
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES)
    throw new Error(
      `docs/_data/agents.yml: agents.md has ${bytes} bytes; the limit is ${MAX_BYTES}. Shorten or remove rules.`,
    );
  return text;
}
