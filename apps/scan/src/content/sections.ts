import { filesIn, richTexts, withRichTexts } from '@matai/content/page'
import { isProse } from '@matai/content/view'
import type { Block, StoredFile } from '@matai/contract'
import { atHeadings } from './headings.ts'

export interface Section {
  /** Empty before the first heading. */
  title: string
  blocks: Block[]
}

/** Screens of a phone from which sections can be folded, and from which the page says what it holds. */
const foldedFrom = 3
const listedFrom = 5
/** Fewer headings divide nothing. */
const sectionsAtLeast = 3

/** What a screen of a phone holds: 22 lines of 20 Chinese letters, beside pictures of its width. */
const lineLetters = 20
const screenLines = 22

export interface Layout {
  /** One without a title when the page is not divided. */
  sections: Section[]
  isListed: boolean
}

/** How a page is laid out: a long one in sections by its headings, a very long one with a list of them. */
export function layoutOf(blocks: Block[], files: ReadonlyMap<string, StoredFile>): Layout {
  const whole = { sections: [{ title: '', blocks }], isListed: false }
  const screens = screensOf(blocks, files)
  if (screens < foldedFrom) return whole
  const sections = divided(blocks)
  if (sections.filter(({ title }) => title !== '').length < sectionsAtLeast) return whole
  return { sections, isListed: screens >= listedFrom }
}

function divided(blocks: Block[]): Section[] {
  const sections: Section[] = [{ title: '', blocks: [] }]
  for (const block of blocks) {
    for (const [place, part] of partsOf(block).entries()) {
      if (part.title !== '') sections.push({ title: part.title, blocks: [] })
      if (part.block)
        sections.at(-1)?.blocks.push(place > 0 ? { ...part.block, id: `${block.id}-${place}` } : part.block)
    }
  }
  return sections.filter(({ title, blocks: held }) => title !== '' || held.length > 0)
}

function partsOf(block: Block): { title: string; block: Block | undefined }[] {
  const [text] = isProse(block) ? richTexts([block]) : []
  if (!text) return [{ title: '', block }]
  return atHeadings(text.html).map(({ title, html }) => ({
    title,
    block: html.trim() === '' ? undefined : withRichTexts([block], [html])[0],
  }))
}

/** How many screens of a phone a page takes, roughly. */
export function screensOf(blocks: readonly Block[], files: ReadonlyMap<string, StoredFile>): number {
  let lines = 0
  for (const block of blocks) {
    lines += 3
    for (const { html } of richTexts([block])) {
      lines += html.replace(/<[^>]*>/g, '').length / lineLetters + (html.match(/<\/(p|li|h[1-6]|tr)>/g)?.length ?? 0)
    }
    for (const id of filesIn([block])) {
      const { width, height } = files.get(id) ?? {}
      if (width && height) lines += Math.min(20, (height / width) * 13)
    }
  }
  return lines / screenLines
}
