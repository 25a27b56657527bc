import type {Level, Outcome} from './outcome';

// From the strongest proof to the weakest.
const strength: readonly Level[] = ['ran', 'compiled', 'typed', 'checked', 'written', 'unproven'];

/** A block may be proven in several ways (type-checked and run): the strongest counts, all failures do. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  const merged = new Map<Outcome['block'], Outcome>();
  for (const outcome of outcomes) {
    const known = merged.get(outcome.block);
    if (!known) {
      merged.set(outcome.block, {...outcome, failures: [...outcome.failures]});
      continue;
    }
    known.failures.push(...outcome.failures);
    if (strength.indexOf(outcome.level) < strength.indexOf(known.level)) known.level = outcome.level;
    if (outcome.note !== undefined) known.note = outcome.note;
  }
  return [...merged.values()].sort((a, b) => a.block.index - b.block.index);
}
