import {limits} from './limits';
import {isFromProgram, type Answer, type Line, type Program, type ProgramRequest} from './protocol';

/** Why a run is over. */
export type End =
  {kind: 'done' | 'stopped' | 'time' | 'output' | 'messages' | 'start'} | {kind: 'error'; message: string};

interface Handlers {
  onOutput: (lines: readonly Line[]) => void;
  /** Called once; nothing follows it. */
  onEnd: (end: End) => void;
  /** Carries out a request of the program. Never rejects. */
  carryOut: (request: ProgramRequest, signal: AbortSignal) => Promise<Answer>;
}

interface Sandbox {
  /** Address of the frame's document. */
  frame: string;
  /** Source of the worker, from `worker.ts`. */
  worker: string;
}

/**
 * Runs a program in a worker of a sandboxed frame: an opaque origin without storage, without the page's document, and
 * by its own Content-Security-Policy without a network. All that the program reaches is the other end of a channel.
 * @returns a function that ends the program at once, whatever it does: it removes the frame, and with it the worker
 */
export function runInSandbox(
  {frame: address, worker}: Sandbox,
  program: Program,
  {onOutput, onEnd, carryOut}: Handlers,
): () => void {
  const frame = document.createElement('iframe');
  const {port1: port, port2} = new MessageChannel();
  const requests = new AbortController();
  const counts = {messages: 0, lines: 0, characters: 0, requests: 0};
  let hasEnded = false;

  function end(reason: End): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(startTimer);
    clearTimeout(timer);
    port.close();
    frame.remove();
    requests.abort();
    onEnd(reason);
  }

  async function answer(id: number, request: ProgramRequest): Promise<void> {
    const isTooMany = ++counts.requests > limits.requests;
    const given: Answer = isTooMany
      ? {refused: `A program here may send ${limits.requests} requests.`}
      : await carryOut(request, requests.signal);
    port.postMessage({kind: 'answer', id, answer: given});
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
      if (counts.lines > limits.lines || counts.characters > limits.characters) end({kind: 'output'});
    } else if (data.kind === 'request') void answer(data.id, data.request);
    else if (data.kind === 'ended')
      end(data.error === undefined ? {kind: 'done'} : {kind: 'error', message: data.error});
  };

  const startTimer = setTimeout(() => end({kind: 'start'}), limits.start);
  const timer = setTimeout(() => end({kind: 'time'}), limits.time);
  frame.addEventListener('load', () => {
    // The frame's origin is opaque: no other target would be delivered.
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
