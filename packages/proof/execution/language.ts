import type {Page} from '../pages/page';
import type {Task} from '../pages/tasks';
import type {FileObserver, FileUsage} from './file-usage';
import type {Failure, Outcome} from './outcome';
import type {CapturedValues, Comparisons} from './output';
import type {Sandbox, Terminal} from './terminal';

/** The state that the blocks of a page share while they are proven. `T` is what the environment adds. */
export interface PageContext<T = unknown> {
  sandbox: Sandbox;
  terminal: Terminal;
  /** Tracks how commands use the files of the page. */
  files: FileUsage;
  /** Values that earlier outputs show, with the actual values of this run. */
  captured: CapturedValues;
  comparisons: Comparisons;
  /** Why the environment ended by itself; undefined while it runs. */
  died: () => string | undefined;
  tools: T;
}

/** How the blocks of a language are proven. A function returns no outcomes for the tasks of other languages. */
export interface Language<T = unknown> {
  /** Whether a task runs code. After a failure, the page's later tasks that do are not reached. */
  acts?: (task: Task) => boolean;
  /** Checks what needs no environment. */
  check?: (tasks: readonly Task[]) => Outcome[];
  checkSentences?: (page: Page) => Failure[];
  /** The checks of `run` that run nothing: a proof until the first failure begins with them. */
  preview?: (tasks: readonly Task[]) => Outcome[];
  /** Checks all blocks before the first one runs. */
  before?: (tasks: readonly Task[], page: PageContext<T>) => Outcome[];
  /** Proves a task at its place on the page; `earlier` are the tasks above. */
  run?: (task: Task, page: PageContext<T>, earlier: readonly Task[]) => Outcome[] | Promise<Outcome[]>;
  /** Proves what needs the whole page, after the last block. */
  after?: (tasks: readonly Task[], page: PageContext<T>) => Outcome[] | Promise<Outcome[]>;
}

export const defineLanguage = <T = unknown>(language: Language<T>): Language<T> => language;

/** The surroundings of a page: a folder, a home and an environment, and what `T` adds. */
interface Surroundings<T> {
  sandbox: Sandbox;
  /** Observers of files whose access times say nothing. */
  observers: readonly FileObserver[];
  tools: T;
}

/** What pages need to be proven: services that run meanwhile, and fresh surroundings for each page. */
export interface Environment<T = unknown> {
  /** Ports of this machine that are redirected, so that other programs may use them. */
  redirectedPorts: ReadonlySet<number>;
  /** Prepares the surroundings of a page. */
  open: (page: Page) => Promise<Surroundings<T>>;
  /** Why it ended by itself; undefined while it runs. */
  died: () => string | undefined;
}

export const defineEnvironment = <T>(environment: Environment<T>): Environment<T> => environment;
