import {describe, expect, it} from 'vitest';
import framework from './generated/framework.json';
import generated from './generated/rest.json';
import {declaredName, frameworkId} from './framework/model';
import {endpointGroups} from './data/endpoints';
import {moduleGroups} from './data/modules';
import {endpointId, type RestReference} from './rest/model';

const rest = generated as unknown as RestReference;

/** The values that occur more than once. */
const repeated = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe('the framework reference', () => {
  it('has exactly the modules that have a summary, in the same order', () => {
    const summarised = Object.values(moduleGroups()).flatMap((modules) => Object.keys(modules));
    expect(framework.modules.map(({module}) => module)).toEqual(summarised);
  });

  it('gives each function and each type a unique anchor', () => {
    const anchors = framework.modules.flatMap(({module, structs, functions}) => [
      frameworkId(module),
      ...[...structs, ...functions].map((each) => frameworkId(module, declaredName(each))),
    ]);
    expect(repeated(anchors)).toEqual([]);
    expect(anchors.length).toBeGreaterThan(1500);
  });

  it('has parameter names, which the ABI lacks, and short types', () => {
    const store = framework.modules.find(({module}) => module === '0x1::primary_fungible_store');
    expect(store?.functions).toContain(
      'public entry fun transfer<T: key>(sender: &signer, metadata: object::Object<T>, recipient: address, amount: u64)',
    );
  });
});

describe('the REST reference', () => {
  it('has exactly the endpoints that have a summary, in the same order, each with a result', () => {
    const summarised = Object.values(endpointGroups()).flatMap((members) =>
      Object.keys(members).map(endpointId),
    );
    expect(rest.endpoints.map(({id}) => id)).toEqual(summarised);
    for (const {example} of rest.endpoints) expect(example.status).toBeLessThan(300);
  });

  it('describes every type that an endpoint or a type names', () => {
    const builtIn = /^(?:any|boolean|bytes|integer|object|string|u\d+|text\/html|".*")$/;
    const named = [
      ...rest.endpoints.flatMap(({parameters, body, results}) =>
        [...parameters, ...results, ...(body ? [body] : [])].map(({type}) => type),
      ),
      ...Object.values(rest.types).flatMap((shape) =>
        typeof shape === 'string' ? [] : Object.values(shape),
      ),
    ].map((type) => type.replace(/(?:\[\])+$|(?<!") .*$/g, ''));
    expect(named.filter((type) => !builtIn.test(type) && !(type in rest.types))).toEqual([]);
  });
});
