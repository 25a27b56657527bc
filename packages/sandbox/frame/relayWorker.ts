// The worker that the frame starts. It starts a worker of its own for the program, which therefore never has the port to
// the page. `build/index.ts` bundles this file and defines `PROGRAM_WORKER`; the page sends the bundle to the frame.
import {createRelay} from './relay';

/** The bundle of `worker.ts`. */
declare const PROGRAM_WORKER: string;

addEventListener(
  'message',
  ({ports: [port]}) => {
    if (!port) return;
    const url = URL.createObjectURL(new Blob([PROGRAM_WORKER], {type: 'text/javascript'}));
    const worker = new Worker(url);
    const {fromProgram, fromPage} = createRelay({
      toPage: (message, transfer) => port.postMessage(message, transfer),
      toProgram: (message, transfer) => worker.postMessage(message, transfer),
      terminate: () => worker.terminate(),
    });
    worker.onmessage = ({data}) => fromProgram(data);
    port.onmessage = ({data}) => fromPage(data);
  },
  {once: true},
);
