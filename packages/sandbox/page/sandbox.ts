import {limits} from './limits';
import {
  isFromRelay,
  type OutputLine,
  type Program,
  type ProgramRequest,
  type ProgramResponse,
} from '../frame/protocol';

export type EndReason =
  {kind: 'done' | 'stopped' | 'time' | 'output' | 'messages' | 'start'} | {kind: 'error'; message: string};

interface Handlers {
  onOutput: (lines: readonly OutputLine[]) => void;
  /** Called once, as the last callback. */
  onEnd: (reason: EndReason) => void;
  /** Sends a request for the program. Must not reject. */
  sendRequest: (request: ProgramRequest, signal: AbortSignal) => Promise<ProgramResponse>;
}

interface SandboxSource {
  /** Address of the frame's document. */
  frame: string;
  /** Source of the worker, from `relayWorker.ts`. */
  worker: string;
}

/** Counts what a program sends, because the page does not trust the relay. */
function createLimiter() {
  const counts = {messages: 0, lines: 0, characters: 0, requests: 0};
  return {
    exceedsMessages(): boolean {
      counts.messages += 1;
      return counts.messages > limits.messages;
    },
    exceedsOutput(lines: readonly OutputLine[]): boolean {
      counts.lines += lines.length;
      counts.characters += lines.reduce((sum, {text}) => sum + text.length, 0);
      return counts.lines > limits.outputLines || counts.characters > limits.outputCharacters;
    },
    exceedsRequests(pending: number): boolean {
      counts.requests += 1;
      return counts.requests > limits.requests || pending === limits.requestsAtOnce;
    },
  };
}

/** Makes a hidden, sandboxed frame, which starts the worker and the program when it has loaded. */
function createFrame({frame: address, worker}: SandboxSource, program: Program) {
  const frame = document.createElement('iframe');
  const {port1: port, port2} = new MessageChannel();
  frame.addEventListener('load', () => {
    // Any other target origin would discard the message, because the frame's origin is opaque.
    frame.contentWindow?.postMessage(worker, '*', [port2]);
    port.postMessage({kind: 'run', program});
  });
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = 'Program';
  frame.hidden = true;
  frame.src = address;
  return {frame, port};
}

/**
 * Runs a program in a worker of a sandboxed frame: an opaque origin without storage, without the page's document, and
 * by its own Content-Security-Policy without a network. The program can reach only the relay, a worker between it and
 * the page, which limits what the page receives; the page counts again before it shows anything.
 * @returns a function that ends even a busy program at once, because it removes the frame together with the worker
 */
export function runInSandbox(
  sandbox: SandboxSource,
  program: Program,
  {onOutput, onEnd, sendRequest}: Handlers,
): () => void {
  /** Milliseconds that each start may take, the next one first. */
  const startTimes: number[] = [...limits.startMs];
  let start: {frame: HTMLIFrameElement; port: MessagePort; timer: ReturnType<typeof setTimeout>};
  const requests = new Map<number, AbortController>();
  const limiter = createLimiter();
  let hasEnded = false;

  function end(reason: EndReason): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(runTimer);
    removeFrame();
    for (const request of requests.values()) request.abort();
    onEnd(reason);
  }

  function removeFrame(): void {
    clearTimeout(start.timer);
    start.port.close();
    start.frame.remove();
  }

  async function respond(id: number, request: ProgramRequest): Promise<void> {
    const controller = new AbortController();
    requests.set(id, controller);
    const response = await sendRequest(request, controller.signal);
    requests.delete(id);
    start.port.postMessage({kind: 'response', id, response}, 'body' in response ? [response.body] : []);
  }

  function receive({data}: MessageEvent<unknown>): void {
    if (hasEnded) return;
    clearTimeout(start.timer);
    if (limiter.exceedsMessages() || !isFromRelay(data)) end({kind: 'messages'});
    else if (data.kind === 'output') {
      if (limiter.exceedsOutput(data.lines)) end({kind: 'output'});
      else onOutput(data.lines);
    } else if (data.kind === 'request') {
      if (limiter.exceedsRequests(requests.size)) end({kind: 'messages'});
      else void respond(data.id, data.request);
    } else if (data.kind === 'abort') requests.get(data.id)?.abort();
    else if (data.kind === 'exceeded') end({kind: data.limit});
    else if (data.kind === 'ended')
      end(data.error === undefined ? {kind: 'done'} : {kind: 'error', message: data.error});
  }

  /** Starts again when the relay does not respond: in Firefox, a worker that makes a worker can hang. */
  function startFrame(): void {
    const startMs = startTimes.shift();
    if (startMs === undefined) {
      end({kind: 'start'});
      return;
    }
    const {frame, port} = createFrame(sandbox, program);
    port.onmessage = receive;
    const restart = () => {
      removeFrame();
      startFrame();
    };
    start = {frame, port, timer: setTimeout(restart, startMs)};
    document.body.append(frame);
  }

  startFrame();
  const runTimer = setTimeout(() => end({kind: 'time'}), limits.runMs);

  return () => end({kind: 'stopped'});
}
