import {limits} from './limits';
import {isFromProgram, type Line, type Program, type ProgramRequest, type ProgramResponse} from './protocol';

/** Why a run ended. */
export type EndReason =
  {kind: 'done' | 'stopped' | 'time' | 'output' | 'messages' | 'start'} | {kind: 'error'; message: string};

interface Handlers {
  onOutput: (lines: readonly Line[]) => void;
  /** Called once, as the last callback. */
  onEnd: (reason: EndReason) => void;
  /** Sends a request for the program. Must not reject. */
  sendRequest: (request: ProgramRequest, signal: AbortSignal) => Promise<ProgramResponse>;
}

interface Sandbox {
  /** Address of the frame's document. */
  frame: string;
  /** Source of the worker, from `worker.ts`. */
  worker: string;
}

/**
 * Runs a program in a worker of a sandboxed frame: an opaque origin without storage, without the page's document, and
 * by its own Content-Security-Policy without a network. The program can reach only the page, by a message channel.
 * @returns a function that ends even a busy program at once, because it removes the frame together with the worker
 */
export function runInSandbox(
  {frame: address, worker}: Sandbox,
  program: Program,
  {onOutput, onEnd, sendRequest}: Handlers,
): () => void {
  const frame = document.createElement('iframe');
  const {port1: port, port2} = new MessageChannel();
  const requests = new AbortController();
  const counts = {messages: 0, lines: 0, characters: 0, requests: 0};
  let hasEnded = false;

  function end(reason: EndReason): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(startTimer);
    clearTimeout(runTimer);
    port.close();
    frame.remove();
    requests.abort();
    onEnd(reason);
  }

  async function respond(id: number, request: ProgramRequest): Promise<void> {
    counts.requests += 1;
    const response: ProgramResponse =
      counts.requests > limits.requests
        ? {refused: `A program here may send at most ${limits.requests} requests.`}
        : await sendRequest(request, requests.signal);
    port.postMessage({kind: 'response', id, response});
  }

  port.onmessage = ({data}: MessageEvent<unknown>) => {
    if (hasEnded) return;
    clearTimeout(startTimer);
    counts.messages += 1;
    if (counts.messages > limits.messages || !isFromProgram(data)) end({kind: 'messages'});
    else if (data.kind === 'output') {
      onOutput(data.lines);
      counts.lines += data.lines.length;
      counts.characters += data.lines.reduce((sum, {text}) => sum + text.length + 1, 0);
      if (counts.lines > limits.outputLines || counts.characters > limits.outputCharacters)
        end({kind: 'output'});
    } else if (data.kind === 'request') void respond(data.id, data.request);
    else if (data.kind === 'ended')
      end(data.error === undefined ? {kind: 'done'} : {kind: 'error', message: data.error});
  };

  const startTimer = setTimeout(() => end({kind: 'start'}), limits.startMs);
  const runTimer = setTimeout(() => end({kind: 'time'}), limits.runMs);
  frame.addEventListener('load', () => {
    // Any other target origin would discard the message, because the frame's origin is opaque.
    frame.contentWindow?.postMessage(worker, '*', [port2]);
    port.postMessage({kind: 'run', program});
  });
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = 'Program';
  frame.hidden = true;
  frame.src = address;
  document.body.append(frame);

  return () => end({kind: 'stopped'});
}
