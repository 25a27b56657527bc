// Runs the attacks of a group, each a line of data, on a host that sends the headers of the build and on one that sends
// none, and prints how many were blocked. A new group is a `<group>.spec.ts` with its lines.
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Page} from '@playwright/test';
import {StaticHost} from '../_helpers/host';
import {LocalServer} from '../_helpers/localServer';
import {sites} from '../_helpers/sites';
import {expect, test} from '../_helpers/test';

/** A site of an attacker, which records every request that reaches it. */
export class EvilSite extends LocalServer {
  readonly requests: string[] = [];

  protected respond({method, url}: IncomingMessage, response: ServerResponse): void {
    this.requests.push(`${method} ${url}`);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'text/html').end('evil');
  }
}

/** Where an attack takes place. */
export interface Arena {
  page: Page;
  /** The address of a path on the attacked site. */
  url: (path: string) => string;
  /** A site of the attacker. Any request to it is a breach. */
  evil: EvilSite;
}

export interface Group<Attack> {
  title: string;
  attacks: readonly Attack[];
  /** Names an attack in the report. */
  nameOf: (attack: Attack) => string;
  /** Called once for each host, before the attacks. */
  prepare?: (arena: Arena) => Promise<void>;
  /** Carries out an attack. @returns what got through; undefined if the attack was blocked */
  attempt: (arena: Arena, attack: Attack) => Promise<string | undefined>;
}

const hostings = ['with headers', 'bare'] as const;

/** Makes the attacks on one host, and fails with the list of those that got through. */
async function attackOn<Attack>(
  hosting: (typeof hostings)[number],
  page: Page,
  {title, attacks, nameOf, prepare, attempt}: Group<Attack>,
): Promise<void> {
  const evil = new EvilSite();
  await evil.start();
  const host = new StaticHost(sites.plain.directory);
  if (hosting === 'with headers') await host.start();
  try {
    const url = hosting === 'bare' ? (path: string) => sites.plain.url + path : host.url;
    const arena: Arena = {page, url, evil};
    await prepare?.(arena);
    const breaches: string[] = [];
    for (const attack of attacks) {
      evil.requests.length = 0;
      const breach = await attempt(arena, attack);
      const reports = [
        ...(breach === undefined ? [] : [breach]),
        ...evil.requests.map((each) => `sent ${each}`),
      ];
      if (reports.length > 0) breaches.push(`${nameOf(attack)}: ${reports.join(', ')}`);
    }
    console.log(
      `Attacks: ${title}, ${hosting}: ${attacks.length} tried, ${attacks.length - breaches.length} blocked`,
    );
    expect(breaches).toEqual([]);
  } finally {
    await evil.stop();
    if (hosting === 'with headers') await host.stop();
  }
}

/** Declares the tests of a group, which are sweeps: all attacks on both kinds of host. */
export function testAttacks<Attack>(group: Group<Attack>): void {
  test.describe(`Attacks: ${group.title}`, () => {
    for (const hosting of hostings) {
      test(`All are blocked, ${hosting}`, {tag: '@sweep'}, async ({page, watch}) => {
        test.setTimeout(900_000);
        // The browser reports blocked attacks.
        watch.expectProblem(/./);
        await attackOn(hosting, page, group);
      });
    }
  });
}
