/** A link as cleaned rich text writes it; anything else that looks like one is written with entities there. */
const written = /<a href="([^"]*)"/g

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (text: string) => text.replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole)

/** Where the links of cleaned rich text lead, in its order. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(written)].map(([, href = '']) => plain(href))
}

/** Cleaned rich text in which some links are words and nothing more. */
export function withoutLinks(html: string, isUnwanted: (address: string) => boolean): string {
  return html.replaceAll(written, (whole, href: string) => (isUnwanted(plain(href)) ? '<a' : whole))
}
