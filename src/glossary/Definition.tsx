/** A definition's text, with code between backticks. */
export default function Definition({text}: {text: string}) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
