import {describe, expect, it} from 'vitest';
import {readEnvironment} from './environment';

describe('readEnvironment', () => {
  it.each([
    ['NO_INDEX', 'maybe'],
    ['RUN', 'maybe'],
    ['RUN', 'localnet,mainnet'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => readEnvironment({[name]: value})).toThrow(`${name} is "${value}"`);
  });

  it.each([
    [undefined, ['localnet', 'devnet', 'testnet']],
    ['true', ['localnet', 'devnet', 'testnet']],
    ['false', []],
    ['testnet, localnet', ['localnet', 'testnet']],
  ])('reads RUN=%s as %j', (RUN, run) => {
    expect(readEnvironment({RUN}).run).toEqual(run);
  });

  it.each([
    ['https://docs.example.org', 'https://docs.example.org'],
    ['https://docs.example.org/', 'https://docs.example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['', undefined],
  ])('reads SITE_URL=%s as %s', (SITE_URL, url) => {
    expect(readEnvironment({SITE_URL}).url).toBe(url);
  });

  it.each(['docs.example.org', 'ftp://docs.example.org', 'https://docs.example.org/docs', 'https://a b'])(
    'rejects SITE_URL=%s',
    (SITE_URL) => {
      expect(() => readEnvironment({SITE_URL})).toThrow(`SITE_URL is "${SITE_URL}"`);
    },
  );

  it.each(['docs', '/docs', 'docs/', '//', '/a b/', 'https://docs.example.org/docs/'])(
    'rejects SITE_BASE_URL=%s',
    (SITE_BASE_URL) => {
      expect(() => readEnvironment({SITE_BASE_URL})).toThrow(`SITE_BASE_URL is "${SITE_BASE_URL}"`);
    },
  );

  it.each(['/', '/docs/', '/docs/next/'])('accepts SITE_BASE_URL=%s', (SITE_BASE_URL) => {
    expect(readEnvironment({SITE_BASE_URL}).baseUrl).toBe(SITE_BASE_URL);
  });
});
