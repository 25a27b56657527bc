import Drawing from '../Drawing';
import {narrow, wide} from './scenes';

/** How a block leads from one state to the next. */
export default function StateDrawing() {
  return (
    <Drawing
      wide={wide}
      narrow={narrow}
      alt="State at version 202 goes into a block of three kinds of transactions: metadata, users' transactions and an epilogue. Executing it gives the state at version 206, whose root hash the epilogue records."
    />
  );
}
