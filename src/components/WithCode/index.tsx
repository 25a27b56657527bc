/** Text in which code stands between backticks. */
export default function WithCode({text}: {text: string}) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
