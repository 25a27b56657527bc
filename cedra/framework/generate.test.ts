import {describe, expect, it} from 'vitest';
import {describeModule} from './generate';

const source = `module std::box {
    struct Box<phantom T: store> has key, drop { value: u64 }
    friend std::other;
    #[view]
    public fun value<T: store>(owner: address): (u64, Option<T>) acquires Box { abort 1 }
    public inline fun each<T:drop>(
        self: &vector<T>,
        f: |&T|
    ) { }
    public(friend) fun hidden() { }
    entry fun open(who: &signer, items: vector<Object<Thing>>) { }
    #[test_only]
    public inline fun only_in_tests() { }
}`;

const abi = {
  address: '0x1',
  name: 'box',
  structs: [{name: 'Box', abilities: ['drop', 'key'], generic_type_params: [{constraints: ['store']}]}],
  exposed_functions: [
    {
      name: 'value',
      visibility: 'public' as const,
      is_entry: false,
      is_view: true,
      generic_type_params: [{constraints: ['store']}],
      params: ['address'],
      return: ['u64', '0x1::option::Option<T0>'],
    },
    {
      name: 'hidden',
      visibility: 'friend' as const,
      is_entry: false,
      is_view: false,
      generic_type_params: [],
      params: [],
      return: [],
    },
    {
      name: 'open',
      visibility: 'private' as const,
      is_entry: true,
      is_view: false,
      generic_type_params: [],
      params: ['&signer', 'vector<0x1::object::Object<0x1::box::Thing>>'],
      return: [],
    },
  ],
};

describe('describeModule', () => {
  it('combines the types of the ABI and the names of the source', () => {
    expect(describeModule('0x1::box', abi, source)).toEqual({
      module: '0x1::box',
      structs: ['struct Box<T: store> has drop, key'],
      functions: [
        'public inline fun each<T: drop>(self: &vector<T>, f: |&T|)',
        'entry fun open(who: &signer, items: vector<object::Object<Thing>>)',
        '#[view] public fun value<T: store>(owner: address): (u64, option::Option<T>)',
      ],
    });
  });

  it('rejects a source that differs from the ABI', () => {
    const other = source.replace('who: &signer, ', '');
    expect(() => describeModule('0x1::box', abi, other)).toThrow('0x1::box::open');
  });
});
