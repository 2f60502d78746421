/** Letters without a shape: spaces, controls, marks of direction, fillers. */
const shapeless = /[\p{Cf}\p{Cc}\p{Z}\u034F\u115F\u1160\u3164\uFFA0\u2800]/gu

/** Whether nobody would see anything of a text. */
export const isUnseen = (text: string): boolean => text.replace(shapeless, '') === ''

/** Marks that turn the direction of all that follows, also outside of the name. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu
/** What is copied along at the ends of a name. */
const around = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/gu

/** A name as it is kept: joined emoji and Persian stay whole, what only tricks readers goes. */
export const plainName = (written: string): string => written.replace(turning, '').replace(around, '')

/** Digits, plus and hyphens as everybody types them, also with an input method for Chinese or copied from a chat. */
export const plainDigits = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/[–—−‐‑]/g, '-')
    .trim()
