import type { Row } from '../../../platform/carried/carried.ts'
import { overTexts } from '../../../platform/carried/rewrite.ts'

/** Names under which texts with marks stand, and those of addresses that people follow. */
const marked = new Set(['html', 'intro'])
const followed = new Set(['url', 'target', 'href', 'link', 'fallbackUrl'])
const scheme = /^\s*([a-z][a-z0-9+.-]*):/i
const harmless = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'weixin'])

/** Texts with marks in the rows, each once: an archive comes from somewhere else, and is cleaned as what is typed is. */
export function markedTexts(rows: readonly Row[]): string[] {
  const found = new Set<string>()
  // Columns of texts are plain ones, whatever they are called.
  const inside = rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'object'))
  for (const value of inside)
    overTexts(value, (text, key) => {
      if (marked.has(key) && text.includes('<')) found.add(text)
      return text
    })
  return [...found]
}

/** The row with cleaned texts; an address that is none of the web's is taken out. */
export function withCleaned(row: Row, cleaned: ReadonlyMap<string, string>): Row {
  return overTexts(row, (text, key) => {
    if (marked.has(key)) return cleaned.get(text) ?? text
    const told = followed.has(key) ? scheme.exec(text)?.[1] : undefined
    return told && !harmless.has(told.toLowerCase()) ? '' : text
  }) as Row
}
