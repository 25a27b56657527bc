import {createWriteStream, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {join} from 'node:path';

import {endGroup, isFree, spawnGroup} from '@cedra-docs/proof';

import type {CedraCli} from '../cli/find';
import {root} from '../../lib/repository';

/** The folder of reports and logs; not committed. */
export const reportFolder = join(root, '.proof');

/** Ports by service. Pages show the defaults of the CLI; the localnet of a run uses others. */
export interface LocalnetPorts {
  rest: number;
  faucet: number;
  ready: number;
  stream: number;
  metrics: number;
}

/** The ports that the documentation names. */
export const documentedPorts: LocalnetPorts = {
  rest: 8080,
  faucet: 8081,
  ready: 8070,
  stream: 50051,
  metrics: 9101,
};

export interface Localnet {
  ports: LocalnetPorts;
  restUrl: string;
  /** Process ID; unknown for a localnet that this run did not start. */
  pid: number | undefined;
  /** The localnet's startup messages, with the default ports. */
  transcript: () => string | undefined;
  /** Why it ended by itself; undefined while it runs. */
  died: () => string | undefined;
  stop: () => Promise<void>;
}

/** Uses a localnet that already runs: the REST address, with the faucet one port above. */
export async function joinLocalnet(address: string, transcriptFile?: string): Promise<Localnet> {
  const rest = Number(/^http:\/\/(?:127\.0\.0\.1|localhost):(\d+)\/?$/.exec(address)?.[1]);
  if (!rest) {
    throw new Error(
      `PROVE_LOCALNET is ${address}, which is not the REST address of a localnet on this machine. Write http://127.0.0.1:8080, with its port.`,
    );
  }
  const ports = rest === documentedPorts.rest ? documentedPorts : portsFrom(rest);
  const restUrl = `http://127.0.0.1:${rest}`;
  if (!(await fetchBody(`${restUrl}/v1`))) {
    throw new Error(
      `PROVE_LOCALNET is ${address}, but nothing responds at ${restUrl}/v1. Start it, or unset the variable.`,
    );
  }
  return {
    ports,
    restUrl,
    pid: undefined,
    transcript: () =>
      transcriptFile ? asDocumented(readFileSync(transcriptFile, 'utf8'), ports) : undefined,
    died: () => undefined,
    stop: async () => undefined,
  };
}

/**
 * Starts a localnet in `folder` on free ports, and waits until all its services are ready. On a busy machine its faucet
 * may give up, so a failed start is repeated once.
 */
export async function startLocalnet(cli: CedraCli, folder: string): Promise<Localnet> {
  try {
    return await startOnce(cli, folder);
  } catch (error) {
    console.error(`${(error as Error).message}\nTrying once more.`);
    return startOnce(cli, folder);
  }
}

async function startOnce(cli: CedraCli, folder: string): Promise<Localnet> {
  const ports = portsFrom((await freePorts(12)) + 1);
  const data = join(folder, 'localnet');
  // Outside of the run's folder, because failures refer to the log.
  const logFile = join(reportFolder, `localnet-${ports.rest}.log`);
  const override = join(folder, 'localnet.yaml');
  mkdirSync(data, {recursive: true});
  mkdirSync(reportFolder, {recursive: true});
  writeFileSync(override, nodeOverride(ports));
  const args = ['node', 'run-localnet', '--assume-yes', '--force-restart', '--test-dir', data];
  args.push('--faucet-port', `${ports.faucet}`, '--ready-server-listen-port', `${ports.ready}`);
  args.push('--txn-stream-port', `${ports.stream}`, '--test-config-override', override);
  const child = spawnGroup(cli.binary, args, {
    cwd: folder,
    // It leaves the database of its genesis in the temporary folder.
    env: {...process.env, HOME: folder, TMPDIR: folder},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  let ended: string | undefined;
  let stopping = false;
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  child.once('exit', (code, signal) => {
    if (!stopping)
      ended = `the localnet exited unexpectedly (${signal ?? `exit code ${code}`}); its log: ${logFile}`;
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    await endGroup(child.pid);
    await rm(data, {recursive: true, force: true});
    if (ended === undefined) await rm(logFile, {force: true});
  };
  try {
    await ready(ports, () => ended, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports,
    restUrl: `http://127.0.0.1:${ports.rest}`,
    pid: child.pid,
    transcript: () => asDocumented(readFileSync(logFile, 'utf8'), ports),
    died: () => ended,
    stop,
  };
}

/** All services of one localnet, in a row of ports around its REST port. */
function portsFrom(rest: number): LocalnetPorts {
  return {rest, faucet: rest + 1, ready: rest - 1, stream: rest + 2, metrics: rest + 3};
}

/** The services whose ports no flag sets. */
function nodeOverride(ports: LocalnetPorts): string {
  const {rest} = ports;
  return `api:
  address: "127.0.0.1:${rest}"
inspection_service:
  port: ${ports.metrics}
admin_service:
  port: ${rest + 4}
storage:
  backup_service_address: "127.0.0.1:${rest + 5}"
validator_network:
  network_id: validator
  discovery_method: onchain
  mutual_authentication: true
  listen_address: /ip4/127.0.0.1/tcp/${rest + 6}
full_node_networks:
  - network_id: public
    listen_address: /ip4/127.0.0.1/tcp/${rest + 7}
    discovery_method: onchain
  - network_id:
      private: vfn
    listen_address: /ip4/127.0.0.1/tcp/${rest + 8}
    discovery_method: none
`;
}

async function ready(ports: LocalnetPorts, ended: () => string | undefined, logFile: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const why = ended();
    if (why) throw new Error(`The localnet did not start: ${why}`);
    const state = await fetchBody(`http://127.0.0.1:${ports.ready}/`);
    if (state?.includes('"not_ready":[]')) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The localnet was not ready after two minutes; its log: ${logFile}`);
}

async function fetchBody(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(3000)});
    return await response.text();
  } catch {
    return undefined;
  }
}

function asDocumented(text: string, ports: LocalnetPorts): string {
  let result = text;
  for (const [service, port] of Object.entries(ports)) {
    result = result.replaceAll(`:${port}`, `:${documentedPorts[service as keyof LocalnetPorts]}`);
  }
  return result;
}

/** Finds `count` consecutive free ports, from a random start, because several runs may search at the same time. */
async function freePorts(count: number, attempts = 200): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const first = 20_000 + Math.floor(Math.random() * 2_000) * 20;
    const free = await Promise.all(Array.from({length: count}, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(
    `Found no ${count} consecutive free ports between 20000 and 60000 for a localnet. ` +
      'Stop the processes that listen there, or point PROVE_LOCALNET at a localnet that already runs.',
  );
}
