const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g
const empty = new Set(['br', 'hr', 'img', 'col', 'wbr'])
const isHeading = (name: string) => name === 'h1' || name === 'h2' || name === 'h3'

export interface Part {
  /** Words of the heading that it begins with; empty before the first. */
  title: string
  html: string
}

/** Cleaned rich text at its outermost headings; what stands in lists, tables and quotes stays whole. */
export function atHeadings(html: string): Part[] {
  const parts: Part[] = []
  let title = ''
  let from = 0
  let depth = 0
  let heading = -1
  let words = -1
  const close = (until: number) => {
    const text = html.slice(from, until)
    if (title !== '' || text.trim() !== '') parts.push({ title, html: text })
  }
  for (const match of html.matchAll(tag)) {
    const [whole, end, name = ''] = match
    if (empty.has(name)) continue
    if (!end && depth === 0 && isHeading(name)) [heading, words] = [match.index, match.index + whole.length]
    depth += end ? -1 : 1
    if (!end || depth !== 0 || heading < 0) continue
    const said = wordsOf(html.slice(words, match.index))
    if (said !== '') {
      close(heading)
      ;[title, from] = [said, match.index + whole.length]
    }
    heading = -1
  }
  close(html.length)
  return parts
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
}
