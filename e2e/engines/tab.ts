/** A key as browsers name it (`Enter`, `k`), optionally after `Control+`. */
type Key = string;

/** A browser tab, with the functions that every engine's driver has. */
export interface BrowserTab {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page and waits for its promise. Arguments and result are JSON.
   * @throws Error with the page's message when the function throws
   */
  run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks the first element that a CSS selector finds with the pointer. @throws Error when there is none */
  click: (selector: string) => Promise<void>;
  /** Presses keys one after the other. */
  press: (...keys: Key[]) => Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
}

export interface Browser {
  tab: BrowserTab;
  close: () => Promise<void>;
}
