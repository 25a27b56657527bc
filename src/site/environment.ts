import {networks, type Network} from '../../cedra/networks/model';

/** The operator's settings, from the environment or `.env`. */
export interface SiteEnvironment {
  /** `true` keeps previews out of search engines. */
  noIndex: boolean;
  /** Networks on which readers may run programs from a page. */
  run: readonly Network['id'][];
  /** Address and path under which the site is served. */
  url?: string;
  baseUrl?: string;
}

const BOOLEANS: Record<string, boolean> = {'': false, '0': false, false: false, '1': true, true: true};

/**
 * The value of a variable that switches something on or off; empty is off.
 * @throws Error that names the variable and the remedy, for another value
 */
export function booleanOf(name: string, value = ''): boolean {
  const parsed = BOOLEANS[value.trim().toLowerCase()];
  if (parsed === undefined) {
    throw new Error(
      `${name} is "${value}", but must be "true" or "false". Change it in .env or in the environment.`,
    );
  }
  return parsed;
}

/** The address without a slash at its end, as Docusaurus requires it. */
function urlOf(value = ''): string | undefined {
  const url = value.trim().replace(/\/$/, '');
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || new URL(url).origin !== url) {
    throw new Error(
      `SITE_URL is "${value}", but must be an address without a path, such as "https://docs.example.org". The path is SITE_BASE_URL.`,
    );
  }
  return url;
}

function baseUrlOf(value = ''): string | undefined {
  const baseUrl = value.trim();
  if (baseUrl && !/^\/([\w.~-]+\/)*$/.test(baseUrl)) {
    throw new Error(
      `SITE_BASE_URL is "${value}", but must be a path that begins and ends with a slash, such as "/docs/".`,
    );
  }
  return baseUrl || undefined;
}

/** Networks with a faucet, because running a program needs a funded account. */
const withFaucet = networks.filter(({faucet}) => faucet).map(({id}) => id);

function runOf(value = ''): readonly Network['id'][] {
  const text = value.trim().toLowerCase() || 'true';
  if (BOOLEANS[text] !== undefined) return BOOLEANS[text] ? withFaucet : [];
  const named = text.split(',').map((name) => name.trim());
  const unknown = named.find((name) => !withFaucet.some((id) => id === name));
  if (unknown !== undefined) {
    throw new Error(
      `RUN is "${value}", but must be "true", "false" or any of ${withFaucet.join(',')}. Change it in .env or in the environment.`,
    );
  }
  return withFaucet.filter((id) => named.includes(id));
}

/**
 * Reads the operator's settings.
 * @throws Error that names the variable and the remedy, if a value is invalid
 */
export function readEnvironment(env: Readonly<Partial<Record<string, string>>>): SiteEnvironment {
  return {
    noIndex: booleanOf('NO_INDEX', env.NO_INDEX),
    run: runOf(env.RUN),
    url: urlOf(env.SITE_URL),
    baseUrl: baseUrlOf(env.SITE_BASE_URL),
  };
}
