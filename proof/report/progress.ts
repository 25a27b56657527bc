import {SingleBar} from 'cli-progress';
import pc from 'picocolors';

import type {PageOutcome} from '../run/outcome';

export interface Progress {
  start: (file: string) => void;
  done: (outcome: PageOutcome) => void;
  end: () => void;
}

/** Shows how far a run is: a bar on a terminal, a line a page elsewhere. */
export function showProgress(total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? bar(total, stream) : lines(total, stream);
}

function bar(total: number, stream: NodeJS.WriteStream): Progress {
  const running = new Set<string>();
  const single = new SingleBar({
    stream,
    format: `proving {bar} {value}/{total} pages, {duration_formatted}  {running}`,
    barsize: 24,
    clearOnComplete: true,
    hideCursor: true,
  });
  const names = (): {running: string} => ({running: [...running].join(', ')});
  single.start(total, 0, names());
  return {
    start: (file) => {
      running.add(file);
      single.update(names());
    },
    done: ({file}) => {
      running.delete(file);
      single.increment(1, names());
    },
    end: () => single.stop(),
  };
}

function lines(total: number, stream: NodeJS.WriteStream): Progress {
  let count = 0;
  return {
    start: () => undefined,
    done: ({file, outcomes, failures, seconds}) => {
      count += 1;
      const failed = failures.length + outcomes.filter((outcome) => outcome.failures.length > 0).length;
      const mark = failed > 0 ? pc.red(`${failed} failed`) : pc.green('proven');
      stream.write(
        `[${count}/${total}] ${file}: ${outcomes.length} blocks, ${mark}, ${seconds.toFixed(1)} s\n`,
      );
    },
    end: () => undefined,
  };
}
