/** Writes a string as a JavaScript literal that is safe inside a `<script>` element. */
export function scriptLiteral(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
