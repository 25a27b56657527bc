import {describe, expect, it} from 'vitest';
import {checkRust, proveInlineRust} from './language';
import {readRustSdk} from './generate';
import {pageOf} from '../pages/test-page';

const files: Record<string, string> = {
  'sdk/src/lib.rs': `pub use bcs;
pub mod client { pub use cedra_rest_client::*; }
pub mod types;
mod hidden { pub fn f() {} }
#[cfg(test)]
mod tests { pub fn only_here() {} }`,
  'sdk/src/types.rs': `// pub struct Comment;
pub struct Account<'a> { pub address: u64, key: &'a str }
impl<'a> Account<'a> {
    pub fn new(address: u64, key: &'a str) -> Self { Self { address, key: "}" } }
    pub async fn sign<T: Into<u8>>(&mut self, message: Vec<(u8, T)>, f: impl Fn(u8, u8) -> u8) -> u8 { 0 }
    fn inner(&self) {}
}
pub trait Coin { fn tag() -> u8; }
impl Coin for Account<'_> { fn tag() -> u8 { 1 } }
pub enum Kind { Plain, Pair(u8, u8), Named { a: u8 } }
pub const LIMIT: [u8; 2] = [1, 2];
pub(crate) fn crate_only() {}
pub fn derive(a: u8, b: u8) -> u8 { a + b }`,
  'crates/cedra-rest-client/src/lib.rs': `mod builder;
pub use crate::builder::{Builder as ClientBuilder, connect};`,
  'crates/cedra-rest-client/src/builder.rs': `pub struct Builder;
pub fn connect(url: &str) -> Builder { Builder }`,
};
const reference = readRustSdk(
  (path) => files[path] ?? (path.endsWith('lib.rs') ? '' : undefined),
  'a/b',
  'c0ffee',
);

describe('readRustSdk', () => {
  it('reads what the crate exports, also by re-export and under another name', () => {
    expect(reference.modules).toEqual({
      '': ['bcs'],
      client: ['ClientBuilder', 'connect/1'],
      types: ['Account', 'Coin', 'Kind', 'LIMIT', 'derive/2'],
    });
  });

  it('reads fields, functions with their arguments, methods, traits and variants', () => {
    expect(reference.types.Account).toEqual(['.sign/2', 'address', 'new/2', 'tag/0']);
    expect(reference.types.Kind).toEqual(['Named', 'Pair', 'Plain']);
  });
});

describe('checkRust', () => {
  const imports =
    'use cedra_sdk::{client::connect, types::{Account, Coin, Kind}};\nuse std::time::Duration;\n';
  const problems = (code: string): string[] =>
    checkRust(code, imports, ['url'], reference).map(({problem}) => problem);

  it('accepts names of the SDK', () => {
    expect(
      problems(`let mut a = Account::new(1, "x, y");
let b = a.sign(vec![(1, 2)], |x, y| x).await?;
println!("{} {}", a.address, Duration::from_secs(10).clone());
let c = (connect("u"), Account::tag(), Kind::Pair(1, 2), Kind::Plain, url::Url::parse("u")?);`),
    ).toEqual([]);
  });

  it.each([
    ['use cedra_sdk::types::Acount;', '`cedra_sdk::types` has no `Acount`'],
    ['use cedra_sdk::typos::Account;', '`cedra_sdk::typos` does not exist in the SDK'],
    ['use tokio::time;', "`tokio` is not a crate in the page's Cargo.toml"],
    ['let a = Account::create(1, 2);', '`Account` has no `create`'],
    ['let a = Account::new(1);', '`new` takes 2 arguments, not 1'],
    ['let a = Unknown::new(1);', '`Unknown` is not in scope'],
    ['let a = Kind::Other;', '`Kind` has no `Other`'],
    ['connect("u", 1);', '`connect` takes 1 arguments, not 2'],
    ['a.sing(1, 2);', 'no type of the SDK has `sing`'],
    ['a.sign(1);', '`sign` takes 2 arguments, not 1'],
    ['a.inner();', 'no type of the SDK has `inner`'],
    ['let b = a.adress;', 'no type of the SDK has a field `adress`'],
  ])('finds the mistake in `%s`', (code, problem) => {
    expect(problems(code)).toEqual([problem]);
  });

  it('reports the line and a suggestion', () => {
    expect(checkRust('// a\nlet a = 1;\na.adress', imports, [], reference)).toMatchObject([
      {line: 2, hint: 'Did you mean `address`?'},
    ]);
  });

  it('checks calls in sentences of a page with Rust', () => {
    const page = (text: string): string[] =>
      proveInlineRust(pageOf(text), reference).map(({problem}) => problem);
    const text = '`Account::new(1)`, `a.sing(x, y)`, `Account::new(…)`, `.sign(a, b)`, `cedra.other(1)`';
    expect(page(`${text}\n\n\`\`\`rust unproven="no compiler"\nlet a = 1;\n\`\`\`\n`)).toEqual([
      '`new` takes 2 arguments, not 1',
      'no type of the SDK has `sing`',
      'no type of the SDK has `other`',
    ]);
    expect(page(text)).toEqual([]);
  });
});
