import { buttonTextMax, cellMax, richTextMax } from './block-limits.ts'
import type { Block } from './blocks.ts'
import { webAddressMax } from '@matai/kinds/web-address'

/** How a text of a block is written: HTML, one line, an address, a phone number. */
export type TextKind = 'html' | 'line' | 'url' | 'phone'

export interface TextRule {
  kind: TextKind
  /** Longest text that the block takes, in characters. */
  max: number
}

const captionMax = 200
const html: TextRule = { kind: 'html', max: richTextMax }
const caption: TextRule = { kind: 'line', max: captionMax }
const button: TextRule = { kind: 'line', max: buttonTextMax }
const place: TextRule = { kind: 'line', max: 100 }
const cell: TextRule = { kind: 'line', max: cellMax }
const url: TextRule = { kind: 'url', max: webAddressMax }
const phone: TextRule = { kind: 'phone', max: 20 }

/** The block with each of its texts changed. */
export function mapTexts(block: Block, map: (text: string, rule: TextRule) => string): Block {
  switch (block.type) {
    case 'richText':
      return { ...block, html: map(block.html, html) }
    case 'picture':
      return { ...block, caption: map(block.caption, caption), alt: map(block.alt, caption) }
    case 'album':
      return {
        ...block,
        items: block.items.map((item) => ({
          ...item,
          caption: map(item.caption, caption),
          alt: map(item.alt, caption),
        })),
      }
    case 'audio':
    case 'video':
    case 'file':
      return { ...block, title: map(block.title, caption) }
    case 'linkButton':
      return { ...block, text: map(block.text, button), url: map(block.url, url) }
    case 'phoneButton':
      return { ...block, text: map(block.text, button), phone: map(block.phone, phone) }
    case 'location':
      return { ...block, name: map(block.name, place), address: map(block.address, caption) }
    case 'table': {
      const cells = (row: string[]) => row.map((one) => map(one, cell))
      return { ...block, title: map(block.title, caption), header: cells(block.header), rows: block.rows.map(cells) }
    }
    default:
      return block
  }
}
