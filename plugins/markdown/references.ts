import type {Element} from 'hast';
import type {Code, Heading, Paragraph, RootContent} from 'mdast';
import framework from '../../cedra/framework/generated.json';
import generatedRest from '../../cedra/rest/generated.json';
import {endpointGroups} from '../../cedra/rest/data';
import {moduleGroups} from '../../cedra/framework/data';
import {endpointId, type RestReference} from '../../cedra/rest/model';
import {declarationsOf, sdkEntries} from '../../cedra/sdk/reference';
import {cliReference} from '../../cedra/cli/content';
import {errorAtlas} from '../../cedra/errors/content';
import {wholeReference} from '../mdx/expand-data/fold';

const rest = generatedRest as unknown as RestReference;

const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value}],
});
const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [{type: 'text', value}]});
const code = (lang: string, lines: readonly string[]): Code => ({
  type: 'code',
  lang,
  value: lines.join('\n'),
});

function frameworkText(): RootContent[] {
  const declared = new Map(
    framework.modules.map(({module, structs, functions}) => [module, [...structs, ...functions]]),
  );
  return Object.entries(moduleGroups()).flatMap(([title, modules]) => [
    heading(3, title),
    ...Object.entries(modules).flatMap(([module, summary]) => [
      heading(4, module),
      paragraph(summary),
      code('move', declared.get(module) ?? []),
    ]),
  ]);
}

/** A type in the notation of TypeScript. */
function typeText([name, shape]: [string, RestReference['types'][string]]): string {
  if (typeof shape === 'string') return `${name} = ${shape}`;
  if (Array.isArray(shape)) return `${name} = ${shape.join(' | ')}`;
  const fields = Object.entries(shape).map(([field, type]) => `${field}: ${type}`);
  return `${name} = { ${fields.join('; ')} }`;
}

function restText(): RootContent[] {
  const endpoints = new Map(rest.endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const groups = Object.entries(endpointGroups()).flatMap(([title, members]) => [
    heading(3, title),
    ...Object.entries(members).flatMap(([operation, {method = 'GET', path, summary}]) => {
      const endpoint = endpoints.get(endpointId(operation));
      if (!endpoint)
        throw new Error(`cedra/rest/generated.json has no ${operation}. Run \`npm run prove -- --renew\`.`);
      const {parameters, body, results, errors, example} = endpoint;
      return [
        heading(4, `${method} ${path}`),
        paragraph(summary),
        code('text', [
          ...parameters.map(
            ({name, in: place, type, required}) =>
              `${place} ${name}: ${type}${required ? '' : ' (optional)'}`,
          ),
          ...(body ? [`body: ${body.type}${body.bcs ? `, or BCS as ${body.bcs}` : ''}`] : []),
          ...results.map(({status, type, bcs}) => `${status}: ${type}${bcs ? ', or BCS' : ''}`),
          ...(errors.length > 0 ? [`${errors.join(', ')}: CedraError`] : []),
        ]),
        code('bash', [example.curl]),
        code('json', [JSON.stringify(example.answer, null, 2)]),
      ];
    }),
  ]);
  return [...groups, heading(3, 'Types'), code('ts', Object.entries(rest.types).map(typeText))];
}

const sdkText = (): RootContent[] =>
  sdkEntries().flatMap(({title, entries}) => [
    heading(3, title),
    ...entries.flatMap((entry) => [
      heading(4, entry.name),
      ...[entry.summary, ...entry.notes.filter((note) => note !== entry.summary)].map(paragraph),
      code('ts', declarationsOf(entry)),
    ]),
  ]);

/** Complete references by the value of `data-markdown-from`. Their pages load them on demand, so the HTML lacks them. */
export const references: Readonly<Record<string, () => RootContent[]>> = {
  framework: frameworkText,
  rest: restText,
  sdk: sdkText,
};

/** The same for references that are folded from whole sections. */
export const foldedReferences: Readonly<Record<string, () => Element[]>> = {
  aborts: () => wholeReference(errorAtlas('aborts')),
  cli: () => wholeReference(cliReference()),
};

/** The references in a page, as part of its cache key. */
export const referencesIn = (html: string): string[] =>
  Object.entries({...references, ...foldedReferences})
    .filter(([name]) => html.includes(`data-markdown-from="${name}"`))
    .map(([, make]) => JSON.stringify(make()));
