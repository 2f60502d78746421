import { plus, rounded, times } from '@matai/form-kit/schema'

/** What several answers of one record move together. */
export const sumOf = (movements: readonly string[]): string => movements.reduce(plus, '0')

/** What so many are worth, to the cent. */
export const product = (quantity: string, price: string): string => rounded(times(quantity, price), 2)
