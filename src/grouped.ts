/** `1234567.5` as `1,234,567.5`. The first number formatted by `Intl` takes a phone a tenth of a second. */
export function grouped(amount: bigint | number): string {
  const [whole = '', decimals] = String(amount).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? groups : `${groups}.${decimals}`;
}
