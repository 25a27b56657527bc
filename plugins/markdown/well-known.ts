import {networks} from '../../cedra/networks/model';
import {product} from '../../src/site/product';

/**
 * `.well-known/api-catalog` (RFC 9727): the REST API of each network, with its OpenAPI document and its pages here.
 * @param site public address of the site, with a slash at the end
 */
export function apiCatalog(site: string): string {
  const linkset = networks
    .filter(({rest}) => rest.startsWith('https:'))
    .map(({rest}) => ({
      anchor: rest,
      'service-desc': [{href: `${rest}/spec.json`, type: 'application/json'}],
      'service-doc': [
        {href: `${site}indexer#rest-reference`, type: 'text/html'},
        {href: `${site}indexer.md`, type: 'text/markdown'},
      ],
    }));
  return `${JSON.stringify({linkset}, null, 2)}\n`;
}

const DESCRIPTION = `Facts that coding assistants get wrong about ${product.name}: amounts, fees, networks, Move packages, addresses, errors. Use when writing or debugging code for ${product.name}.`;

/** The name of the only skill. */
const NAME = product.name.toLowerCase();

/** The list of skills, and the skill: the instructions for assistants in the format of agentskills.io. */
export const skillFiles = (agents: string): [path: string, text: string][] => [
  [
    '.well-known/skills/index.json',
    `${JSON.stringify({skills: [{name: NAME, description: DESCRIPTION, files: ['SKILL.md']}]}, null, 2)}\n`,
  ],
  [
    `.well-known/skills/${NAME}/SKILL.md`,
    `---\nname: ${NAME}\ndescription: ${JSON.stringify(DESCRIPTION)}\n---\n\n${agents}`,
  ],
];
