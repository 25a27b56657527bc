// Passes messages between a program and the page. It counts, cuts and delays them, so that nothing that the program
// sends can keep the page busy.
import {limits} from '../page/limits';
import {
  isFromProgram,
  isToProgram,
  type FromRelay,
  type OutputLine,
  type ProgramRequest,
  type ToProgram,
} from './protocol';

/** Milliseconds between two messages with output. */
const FLUSH_INTERVAL = 50;

interface Sides {
  toPage: (message: FromRelay, transfer: Transferable[]) => void;
  toProgram: (message: ToProgram, transfer: Transferable[]) => void;
  terminate: () => void;
}

/** Collects lines of output, and sends them to the page at intervals. */
function createOutput(send: (lines: OutputLine[]) => void) {
  const counts = {lines: 0, characters: 0};
  let lines: OutputLine[] = [];
  let flushTimer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    flushTimer = undefined;
    if (lines.length === 0) return;
    send(lines);
    lines = [];
    flushTimer = setTimeout(flush, FLUSH_INTERVAL);
  }

  return {
    /** @returns whether the program has exceeded the limit, and its next lines are cut */
    print({level, text}: OutputLine): boolean {
      const characters = limits.outputCharacters - counts.characters;
      const rows = text.slice(0, characters).split('\n');
      const part = rows.slice(0, limits.outputLines - counts.lines);
      counts.characters += text.length;
      counts.lines += rows.length;
      if (part.length > 0) lines.push({level, text: part.join('\n')});
      const isExceeded = counts.characters > limits.outputCharacters || counts.lines > limits.outputLines;
      if (!isExceeded && flushTimer === undefined) flush();
      return isExceeded;
    },
    /** Sends the lines that wait. */
    end(): void {
      clearTimeout(flushTimer);
      flush();
      clearTimeout(flushTimer);
    },
  };
}

/**
 * Connects a program to the page.
 * @returns handlers for what the program and the page send
 */
export function createRelay({toPage, toProgram, terminate}: Sides) {
  const counts = {messages: 0, requests: 0};
  const output = createOutput((lines) => toPage({kind: 'output', lines}, []));
  /** Requests that wait until the page has responded to others, by their id. */
  const waiting = new Map<number, ProgramRequest>();
  const sent = new Set<number>();
  let hasEnded = false;

  function end(message: FromRelay): void {
    hasEnded = true;
    terminate();
    output.end();
    toPage(message, []);
  }

  function print(line: OutputLine): void {
    if (output.print(line)) end({kind: 'exceeded', limit: 'output'});
  }

  function sendNext(): void {
    for (const [id, request] of waiting) {
      if (sent.size === limits.requestsAtOnce) return;
      waiting.delete(id);
      sent.add(id);
      toPage({kind: 'request', id, request}, request.body ? [request.body] : []);
    }
  }

  function request(id: number, request: ProgramRequest): void {
    counts.requests += 1;
    if (counts.requests > limits.requests) {
      const refused = `A program here may send ${limits.requests} requests.`;
      toProgram({kind: 'response', id, response: {refused}}, []);
    } else if (waiting.has(id) || sent.has(id)) end({kind: 'exceeded', limit: 'messages'});
    else {
      waiting.set(id, request);
      sendNext();
    }
  }

  function fromProgram(message: unknown): void {
    if (hasEnded) return;
    counts.messages += 1;
    if (counts.messages > limits.messages || !isFromProgram(message))
      end({kind: 'exceeded', limit: 'messages'});
    else if (message.kind === 'print') print(message.line);
    else if (message.kind === 'request') request(message.id, message.request);
    else if (message.kind === 'abort') {
      if (!waiting.delete(message.id) && sent.has(message.id)) toPage(message, []);
    } else if (message.kind === 'ended')
      end(
        message.error === undefined
          ? message
          : {...message, error: message.error.slice(0, limits.errorCharacters)},
      );
    else toPage(message, []);
  }

  function fromPage(message: unknown): void {
    if (hasEnded || !isToProgram(message)) return;
    if (message.kind === 'run') toProgram(message, []);
    else if (sent.delete(message.id)) {
      toProgram(message, 'body' in message.response ? [message.response.body] : []);
      sendNext();
    }
  }

  return {fromProgram, fromPage};
}
