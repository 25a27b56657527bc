import Drawing from '../Drawing';
import {narrow, wide} from './scenes';

/** The kinds of nodes of a network, and who talks to whom. */
export default function NetworkDrawing() {
  return (
    <Drawing
      wide={wide}
      narrow={narrow}
      alt="Your program talks to a public full node. It talks to the validator full nodes, and each of these to its validator. Validators are all connected with each other. A full node also feeds an indexer."
    />
  );
}
