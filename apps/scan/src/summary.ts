import { richTexts } from '@matai/content/page'
import type { Block } from '@matai/contract'

const longest = 120
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const lineEnds = /<\/(p|h[1-6]|li|tr|td|th|blockquote|div|pre)>|<(br|hr)\b[^>]*>/g

function textOf(html: string): string {
  return html
    .replace(lineEnds, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
}

/** The first words of a code's rich text, at most 120 characters, for descriptions and link previews. */
export function summaryOf(blocks: Block[]): string {
  const words = richTexts(blocks)
    .map(({ html }) => textOf(html))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...words]
  return characters.length <= longest ? words : `${characters.slice(0, longest - 1).join('')}…`
}
