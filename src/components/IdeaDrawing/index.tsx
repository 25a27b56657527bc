import Drawing from '../Drawing';
import {narrow, wide} from './scenes';

/** A transaction's way from a program through the validators to its readers. */
export default function IdeaDrawing() {
  return (
    <Drawing
      wide={wide}
      narrow={narrow}
      alt="Your program sends a signed transaction to a node. Validators agree on an order, execute the block in parallel with the Move virtual machine, and certify the result. Nodes and indexers serve it to readers."
    />
  );
}
