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

/** A number as phones dial it: what an input method wrote in full width becomes plain digits, signs and spaces. */
export const plainPhone = (typed: string): string =>
  typed
    .replace(/[\uFF0B\uFF0D\uFF10-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .trim()

/** Digits with spaces and hyphens between them, as people write numbers; at least three digits. */
export const phonePattern = /^\+?\d(?=(?:\D*\d){2})[\d -]{1,18}\d$/

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Text as HTML writes it, read. */
export const readHtmlText = (html: string) =>
  html.replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The words of rich text; each tag is a gap, so that paragraphs do not run together. */
export function htmlToText(html: string): string {
  const words = html.replace(/<\/?(?:strong|em|u|s|b|i|a|span|code|mark)\b[^>]*>/gi, '').replace(/<[^>]*>/g, ' ')
  return readHtmlText(words).replace(/\s+/g, ' ').trim()
}
