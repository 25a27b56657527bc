import Drawing from '../Drawing';
import {narrow, wide} from './scenes';

/** What is signed, what is sent, and where a transaction's hash comes from. */
export default function SigningDrawing() {
  return (
    <Drawing
      wide={wide}
      narrow={narrow}
      alt="The raw transaction with a seed in front is the signing message. Your key signs it. Raw transaction and signature together are the signed transaction, which is sent, and whose hash names it."
    />
  );
}
