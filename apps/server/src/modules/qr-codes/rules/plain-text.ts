const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words of rich text; each tag is a gap, so that paragraphs do not run together. */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|u|s|b|i|a|span|code|mark)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
