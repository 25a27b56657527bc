import {useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {runInSandbox, type EndReason, type OutputLine} from '@cedra-docs/sandbox';
import {allowedNetworks} from '@site/src/network/NetworkSelect';
import {loadCode} from '@site/src/recovery/loadCode';
import {ACCOUNT_FILE, FRAME, SCHEMA, SDK} from '@site/cedra/programs/names';
import type {Notice} from '@site/src/network/explainFailure';
import {sendToNetwork} from '@site/src/network/sendToNetwork';
import {retarget} from '@site/src/programs/retarget';
import type {Network} from '@site/cedra/networks/model';

export interface ProgramRun {
  network: Network;
  lines: readonly OutputLine[];
  notices: readonly Notice[];
  /** Missing while the program runs; `load` if the sandbox could not be loaded. */
  end?: EndReason | {kind: 'load'};
}

/** What readers are told about an import that a program lacks. */
const missing = {
  [`./${ACCOUNT_FILE.replace('.ts', '')}`]:
    'There is no account yet. Create one above, under "Test account".',
  '*': `A program on this page can import ${SDK} and the earlier files of the page.`,
};

const packages = {
  [SDK]: () => import('@generated/programs/default/sdk.json'),
  [SCHEMA]: () => import('@generated/programs/default/indexer.json'),
};

interface Start {
  path: string;
  code: string;
  files: Readonly<Record<string, string>>;
  network: Network;
}

/**
 * Runs programs, one at a time.
 * @returns the latest run, and functions to start and stop one; leaving the page stops it
 */
export function useProgram() {
  const frame = useBaseUrl(`/${FRAME}`);
  const [run, setRun] = useState<ProgramRun>();
  const stopLatest = useRef<() => void>(() => undefined);
  useEffect(() => () => stopLatest.current(), []);

  function start({path, code, files, network}: Start): void {
    stopLatest.current();
    const change = (next: (run: ProgramRun) => Partial<ProgramRun>) =>
      setRun((latest) => latest && {...latest, ...next(latest)});
    const end = (reason: ProgramRun['end']) => change(() => ({end: reason}));
    let isStopped = false;
    stopLatest.current = () => {
      isStopped = true;
      end({kind: 'stopped'});
    };
    setRun({network, lines: [], notices: []});

    const all = Object.entries({...files, [path]: code});
    const program = {
      entry: path,
      files: Object.fromEntries(all.map(([name, text]) => [name, retarget(text, network)])),
    };
    const onNotice = (notice: Notice) =>
      change(({notices}) =>
        notices.some(({text}) => text === notice.text) ? {} : {notices: [...notices, notice]},
      );
    const isImported = (name: string) => all.some(([, text]) => text.includes(name));
    Promise.all([
      loadCode(() => import('@generated/programs/default/worker.json')),
      ...Object.entries(packages)
        .filter(([name]) => isImported(name))
        .map(async ([name, load]) => [name, (await loadCode(load)).default] as const),
    ]).then(
      ([{default: worker}, ...scripts]) => {
        if (isStopped) return;
        stopLatest.current = runInSandbox(
          {frame, worker},
          {...program, packages: Object.fromEntries(scripts), missing},
          {
            onOutput: (lines) => change((latest) => ({lines: [...latest.lines, ...lines]})),
            onEnd: end,
            sendRequest: (request, signal) =>
              sendToNetwork(request, {network, others: allowedNetworks, signal, onNotice}),
          },
        );
      },
      (error: unknown) => {
        console.warn('The program could not be started.', error);
        if (!isStopped) end({kind: 'load'});
      },
    );
  }

  return {run, start, stop: () => stopLatest.current()};
}
