/** Millimetres to a ten-thousandth: finer than any printer, and the same text everywhere. */
export const round = (value: number) => Math.round(value * 10_000) / 10_000

/** A number in path data. */
export const n = (value: number) => String(round(value))
