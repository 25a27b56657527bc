// Setup of every file of unit tests. Tests that only compute follow each other without a turn of the event loop, in which
// the worker would read Vitest's answers; after a minute without one, on a busy machine, the run fails with "Timeout
// calling onTaskUpdate".
import {afterEach} from 'vitest';

/** That of Node.js, which tests may replace. */
const nextTurn = setImmediate;

afterEach(() => new Promise<void>((resolve) => void nextTurn(resolve)));
