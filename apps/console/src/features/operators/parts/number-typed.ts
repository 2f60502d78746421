/** A mobile number as somebody writes it, without what only helps to read it. */
export function numberOf(typed: string): string {
  return typed.replace(/[\s()-]/g, '')
}

export function isNumber(typed: string): boolean {
  return /^\+?\d{6,18}$/.test(numberOf(typed))
}
