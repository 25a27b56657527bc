import {Prism} from 'prism-react-renderer';
import {beforeAll, describe, expect, it} from 'vitest';
import {highlight} from './highlight';
import {registerMove} from './move';

type Node = string | Node[] | {type: string; content: Node};

/** The innermost type of each piece of text, without white space; `·` for plain text. */
function leavesOf(node: Node, type = '·'): [type: string, text: string][] {
  if (Array.isArray(node)) return node.flatMap((child) => leavesOf(child, type));
  if (typeof node === 'string') return node.trim() ? [[type, node.trim()]] : [];
  return leavesOf(node.content, node.type);
}

const tokens = (code: string) => leavesOf(Prism.tokenize(code, Prism.languages.move ?? {}));

/** The type of the first occurrence of a word. */
const typeOf = (code: string, word: string): string | undefined =>
  tokens(code).find(([, text]) => text.match(/\w+/g)?.includes(word))?.[0];

beforeAll(() => registerMove(Prism));

describe('a whole module', () => {
  it('highlights declarations, imports and attributes', async () => {
    expect(
      await highlight(
        `/// Counts. See [the page](https://example.org).
module 0x1::counter {
    use std::signer;
    use std::vector::{Self, push_back as push};
    use cedra_framework::object::Object;
    friend 0x1::other;

    /** A block
      * doc comment. */
    #[resource_group_member(group = 0x1::object::ObjectGroup)]
    struct Counter<phantom T, K: copy + drop> has key, store {
        value: u64,
        owner: address,
    }

    enum Shape has copy, drop {
        Circle { radius: u64 },
        Point(u8),
    }

    const ENOT_OWNER: u64 = 1;

    #[test(account = @0xcafe), expected_failure(abort_code = ENOT_OWNER, location = Self)]
    public(package) entry fun bump<T: key>(account: &signer, by: u64) acquires Counter {
        Counter<T>[signer::address_of(account)].value += by;
    }
}`,
        'move',
      ),
    ).toMatchSnapshot();
  });

  it('highlights expressions', async () => {
    expect(
      await highlight(
        `fun f(self: &mut Shape): (address, u64) {
    let total = 0x1F_u8 + 1_000u64 << 2; // not "a string"
    let bytes = b"he said \\"http://x\\" \\x41\\n";
    let hex = x"c0ffee";
    'outer: while (total < MAX && total > 0) {
        for (i in 0..self.len()) {
            if (i == 3) continue 'outer else break;
        };
        match (self) {
            Shape::Circle { radius } if *radius > 0 => radius,
            _ => abort ENOT_OWNER,
        };
    };
    assert!(exists<Counter<T>>(@0x1) || x is Shape::Point, 7);
    vec.for_each_ref(|v: &signer| move_to<R>(v, R { .. }));
    /* a /* nested */ comment */
    (@std, vector<u8>[1, 2][0] as u64)
}`,
        'move',
      ),
    ).toMatchSnapshot();
  });

  it('highlights specifications', async () => {
    expect(
      await highlight(
        `spec std::vector {
    spec module { pragma verify = true; }
    spec push<T>(v: &mut vector<T>, e: T) {
        pragma opaque;
        include Foo<T> { a: 1 };
        let post after = global<Counter<T>>(@0x1);
        aborts_if [abstract] !exists<T>(addr) with error::NOT_FOUND;
        ensures forall i in 0..len(v): v[i] == old(v)[i] ==> true;
        requires exists j: u64 where j > 0: j < 2;
        invariant update old(x) <= x;
    }
    spec schema Foo<T> { a: num; aborts_if a == 0; }
    apply Foo<T> to * except new*;
}`,
        'move',
      ),
    ).toMatchSnapshot();
  });
});

describe('words that are keywords only in some places', () => {
  it.each([
    ['let match = x > t;', 'match', '·'],
    ['match (self.shape()) { _ => 1 }', 'match', 'keyword'],
    ['match(protector);', 'match', 'function'],
    ['offer.for.is_some()', 'for', 'property'],
    ['public entry fun f() {}', 'entry', 'keyword'],
    ['entry.value', 'entry', '·'],
    ['public(package) fun f() {}', 'package', 'keyword'],
    ['package.name', 'package', '·'],
    ['spec { include token::Init; }', 'include', 'keyword'],
    ['if (include) 1', 'include', '·'],
    ['transfer(from, to, amount)', 'transfer', 'function'],
    ['signer::address_of(s)', 'signer', 'namespace'],
    ['let signer = s;', 'signer', '·'],
    ['fun f(s: signer) {}', 'signer', 'builtin'],
    ['fun f(): (u64, address) {}', 'address', 'builtin'],
    ['g<T, address>(x)', 'address', 'builtin'],
    ['global<coin::Info>(a)', 'global', 'function'],
    ['exists<R>(a)', 'exists', 'function'],
    ['struct Copy has copy {}', 'Copy', 'type-definition'],
    ['Element<G1>', 'G1', 'type'],
  ])('reads “%s”: %s is %s', (code, text, expected) => {
    expect(typeOf(code, text)).toBe(expected);
  });
});

describe('comments and strings', () => {
  it.each([
    ['// b"not a string"', 'comment'],
    ['/// documented', 'doc-comment'],
    ['//// a rule', 'comment'],
    ['/* one /* two */ still one */', 'comment'],
    ['/** doc /* nested */ end */', 'doc-comment'],
    ['/**/', 'comment'],
    ['b"https://example.org // no comment"', 'string'],
    ['x"00ff"', 'string'],
  ])('reads “%s” as %s', (code, expected) => {
    expect(tokens(code)).toEqual([[expected, code]]);
  });
});
