import {expect, it} from 'vitest';
import {loadPage} from '../../cedra/pages/page';
import {findPages} from '../../cedra/pages/files';
import {isProgram, programName, programsOf} from '../../cedra/programs/programs';
import {endpointsOf, networks} from '../../cedra/networks/model';
import {decide} from '../../src/network/gate';

const programs = findPages().flatMap((file) =>
  programsOf(loadPage(file))
    .filter(isProgram)
    .map((program) => ({
      name: programName(file, program),
      code: [program.request ?? program.block.code, ...Object.values(program.files)].join('\n'),
    })),
);

/** The addresses of networks in a program, with the method if the program gives it beside the address. */
const requestsOf = (code: string) =>
  Array.from(
    code.matchAll(/['"`](https?:\/\/[^'"`\s]+)['"`](?:, \{\s*method: '(\w+)')?/g),
    ([, url = '', method = 'GET']) => ({url: url.replace(/\$\{\w+\}/g, '0x1'), method, headers: []}),
  );

it('The programs of the pages may request every address of a network that they name', () => {
  const requests = programs.flatMap(({name, code}) =>
    requestsOf(code).map((request) => ({name, ...request})),
  );
  const decided = requests.flatMap(({name, ...request}) =>
    networks.flatMap((network) => {
      const decision = decide(request, endpointsOf(network));
      return decision ? [{name, ...request, decision}] : [];
    }),
  );
  expect(decided.length).toBeGreaterThan(0);
  expect(decided.filter(({decision}) => 'refused' in decision)).toEqual([]);
});
