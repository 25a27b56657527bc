import type {Block} from '../page/model';
import type {Failure} from './outcome';

/** A failure of a block; `offset` counts lines of its code from 0, without it the fence itself is meant. */
export function blockFailure(
  block: Block,
  problem: string,
  more: Partial<Failure> = {},
  offset?: number,
): Failure {
  const line = offset === undefined ? block.line : block.line + 1 + offset;
  return {file: block.file, line, problem, ...more};
}
