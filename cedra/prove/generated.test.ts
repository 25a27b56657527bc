import {describe, expect, it} from 'vitest';
import framework from '../framework/generated.json';
import generated from '../rest/generated.json';
import {unknownNames} from '../sdk/data';
import {declaredName, frameworkId} from '../framework/model';
import {endpointGroups} from '../rest/data';
import {moduleGroups} from '../framework/data';
import {endpointId, type RestReference} from '../rest/model';
import sdk from '../sdk/generated.json';
import {declarationsOf, sdkEntries} from '../sdk/reference';

const rest = generated as unknown as RestReference;

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

describe('the SDK reference', () => {
  const entries = sdkEntries().flatMap((group) => group.entries);
  const named = (name: string) => {
    const found = entries.find((entry) => entry.name === name);
    if (!found) throw new Error(`no entry ${name}`);
    return found;
  };

  it('has every member of the client that is a function, with a summary and an anchor of its own', () => {
    const functions = Object.entries(sdk.exports.Cedra.members)
      .filter(([, type]) => /\)(?: =>|: )/.test(type))
      .map(([name]) => name)
      // Inherited from a package for events, and not meant for readers.
      .filter((name) => !/^transaction\.batch\.(?!forSingleAccount)/.test(name));
    const missing = functions.filter(
      (name) => !entries.some((entry) => `cedra.${name}`.endsWith(entry.name.replace(/^cedra\b/, ''))),
    );
    expect(functions).not.toEqual([]);
    expect(missing).toEqual([]);
    expect(entries.filter(({summary}) => summary === '')).toEqual([]);
    expect(repeated(entries.map(({id}) => id))).toEqual([]);
  });

  it('shows types by their names, and all ways to call a method', () => {
    expect(declarationsOf(named('cedra.getLedgerInfo'))).toEqual([
      'cedra.getLedgerInfo(): Promise<LedgerInfo>',
    ]);
    expect(declarationsOf(named('cedra.viewJson'))).toEqual([
      'cedra.viewJson<T extends Array<MoveValue>>({ payload: InputViewFunctionJsonData; options?: LedgerVersionArg }): Promise<T>',
    ]);
    expect(declarationsOf(named('cedra.rotateAuthKey'))[0]).toMatch(
      /toAccount\?: Account; .*toNewPrivateKey\?:/,
    );
  });

  it('notes what the declarations do not say, on methods and on all methods of a namespace', () => {
    expect(named('cedra.fundAccount').notes.join(' ')).toContain('waitForIndexer: false');
    expect(named('cedra.getPrimaryName').notes.join(' ')).toContain('no Cedra source confirms');
    expect(named('CedraConfig').notes.join(' ')).toContain('Custom endpoints require a network');
    expect(unknownNames([{note: 'old', of: ['fundAccount', 'getLedgerInfos']}])).toEqual([
      {keys: ['0', 'of', '1'], message: 'is "getLedgerInfos", which the SDK does not have'},
    ]);
  });
});
