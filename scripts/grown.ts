import type {Weights} from '../plugins/module-weights';

/**
 * Says what is heavier than it was, the most first.
 * @returns lines such as `main.js: react-dom 540.2 (+12.3)`, in KB (1,000 bytes) of source before the minimizer
 */
export function grown(before: Weights, now: Weights): string[] {
  return Object.entries(now)
    .flatMap(([script, owners]) =>
      Object.entries(owners).map(([owner, weight]) => ({
        name: `${script}.js: ${owner}`,
        weight,
        growth: weight - (before[script]?.[owner] ?? 0),
      })),
    )
    .filter(({growth}) => growth > 0)
    .sort((a, b) => b.growth - a.growth)
    .map(
      ({name, weight, growth}) => `${name} ${(weight / 1000).toFixed(1)} (+${(growth / 1000).toFixed(1)})`,
    );
}
