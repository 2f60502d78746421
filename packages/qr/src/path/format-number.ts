/** A number as short as path data allows, to a thousandth of a module. */
export function formatNumber(value: number): string {
  const text = String(Math.round(value * 1000) / 1000)
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}
