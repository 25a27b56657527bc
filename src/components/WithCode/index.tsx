/** Renders text between backticks as code. */
export default function WithCode({text}: {text: string}) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
