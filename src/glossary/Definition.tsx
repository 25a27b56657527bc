/** A definition's text, with what stands between backticks set as code. */
export default function Definition({text}: {text: string}) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
