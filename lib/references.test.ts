import {describe, expect, it} from 'vitest';
import framework from '../proof/generated/framework.json';
import generated from '../proof/generated/rest.json';
import {declaredName, frameworkId} from './framework/model';
import {moduleGroups} from './framework/modules';
import {endpointGroups} from './rest/endpoints';
import {endpointId, type RestReference} from './rest/model';

const rest = generated as unknown as RestReference;

/** What stands more than once. */
const repeated = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe('the framework reference', () => {
  it('has the modules that have a summary, in their order', () => {
    const summarised = moduleGroups.flatMap(({modules}) => Object.keys(modules));
    expect(framework.modules.map(({module}) => module)).toEqual(summarised);
  });

  it('gives each function and each type an anchor of its own', () => {
    const anchors = framework.modules.flatMap(({module, structs, functions}) => [
      frameworkId(module),
      ...[...structs, ...functions].map((each) => frameworkId(module, declaredName(each))),
    ]);
    expect(repeated(anchors)).toEqual([]);
    expect(anchors.length).toBeGreaterThan(1500);
  });

  it('has the names of parameters, which the ABI lacks, and short types', () => {
    const store = framework.modules.find(({module}) => module === '0x1::primary_fungible_store');
    expect(store?.functions).toContain(
      'public entry fun transfer<T: key>(sender: &signer, metadata: object::Object<T>, recipient: address, amount: u64)',
    );
  });
});

describe('the REST reference', () => {
  it('has the endpoints that have a summary, in their order, and each answered', () => {
    const summarised = Object.values(endpointGroups).flatMap((members) =>
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
