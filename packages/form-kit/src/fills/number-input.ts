import { plainDigits } from '@matai/rules/plain-text'

/** Digits as every keyboard writes them, with one kind of point; what stands for no number is left for the check to name. */
export const plainNumber = (text: string): string =>
  plainDigits(text)
    .replace(/[。．]/g, '.')
    .replace(/[－−—–]/g, '-')
    .replace(/[\s,，]/g, '')

/** The keyboard for a number. Those of phones for numbers have no minus, so that the fill has to offer one itself. */
export const numberKeyboard = (decimals: number | null): 'numeric' | 'decimal' =>
  decimals === 0 ? 'numeric' : 'decimal'
