/** The part of the bundler's statistics that is used here. */
interface Statistics {
  chunks?: {names?: string[]; files?: string[]; origins?: {request?: string}[]}[];
  entrypoints?: Record<string, {assets?: {name: string}[]}>;
}

interface StatisticsCompiler {
  hooks: {
    done: {tap: (name: string, handler: (stats: {toJson: (options: object) => Statistics}) => void) => void};
  };
}

/** Selects the files of each chunk, and the imports that requested it. */
const STATISTICS_OPTIONS = {all: false, chunks: true, chunkOrigins: true, entrypoints: true};

/** Chunks of the cache groups in `chunks.ts`. */
const NAMED_CHUNKS = ['react', 'docs'];

/** The files of the browser build: `browser-build` records them, and other plugins look files up. */
export class BuiltFiles {
  private stats: Statistics | undefined;

  /** Records the statistics of a build. @throws Error when a cache group produced no chunk */
  record({hooks}: StatisticsCompiler): void {
    hooks.done.tap('browser-build', (result) => {
      this.stats = result.toJson(STATISTICS_OPTIONS);
      const missing = NAMED_CHUNKS.filter((name) => !this.chunks.some(({names}) => names?.includes(name)));
      if (missing.length > 0)
        throw new Error(
          `browser-build: the bundler created no chunk ${missing.join(', ')}. ` +
            'Compare the cache groups in plugins/browser-build/chunks.ts with the requests in .docusaurus/registry.js.',
        );
    });
  }

  /**
   * Finds the files of a module that is imported on demand.
   * @param request the module as it is imported, such as `@site/docs/intro.mdx`
   * @returns paths below the base URL, scripts and styles
   * @throws Error when nothing imports the module on demand
   */
  ofImport(request: string): string[] {
    const asked = this.chunks.filter(({origins}) => origins?.some((origin) => origin.request === request));
    if (asked.length === 0) throw new Error(`browser-build: nothing imports "${request}" on demand.`);
    return [...new Set(asked.flatMap(({files = []}) => files))];
  }

  /** The files that every page loads, in order: paths below the base URL. */
  ofEntry(): string[] {
    const assets = Object.values(this.recorded.entrypoints ?? {}).flatMap(({assets = []}) => assets);
    return assets.map(({name}) => name);
  }

  private get recorded(): Statistics {
    if (!this.stats)
      throw new Error(
        'There is no list of the built files: plugins/index.ts lacks the plugin browser-build.',
      );
    return this.stats;
  }

  private get chunks() {
    return this.recorded.chunks ?? [];
  }
}
