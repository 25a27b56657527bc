/** A value as JavaScript source that can stand inside a `<script>` element. */
export function inline(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
