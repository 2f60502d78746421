import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { mapTexts, type TextRule } from './batch-texts.ts'
import { phonePattern } from '@matai/kinds/plain-text'
import { pageRichTextMax } from './block-limits.ts'
import type { Block } from './blocks.ts'
import { webAddress } from '@matai/kinds/web-address'

/** Values of a row by the names of their columns. */
export type Values = Readonly<Record<string, string>>

/** What is wrong with a page that a row makes, and by which column; empty: by none. */
export interface FillFault {
  column: string
  phrase: PhraseKey
  params: PhraseParams
}

const codeNameMax = 100
// That the name is more than blanks is asked ahead: asked within, a text without an end would take its length squared.
const variable = /\{\{(?=\s*[^\s{}])([^{}]*)\}\}/g
/** Tags, and variables outside of tags. */
const htmlPiece = /<[^<>]*>|\{\{([^{}<>]*)\}\}/g
const addressIn = / href="([^"]*)"/g

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const plain = (html: string) => html.replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)
/** As cleaning writes it, so that what is filled in is clean as it stands. */
const escapedText = (text: string) => text.replaceAll(/[&<>]/g, (mark) => marks[mark] ?? mark)
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Whether a text holds a variable. */
export const hasVariable = (text: string) => text.search(variable) >= 0

/** The names of the variables of a text, in its order; in HTML they are written as HTML writes text. */
export function variablesIn(text: string, isHtml = false): string[] {
  return [...text.matchAll(variable)].map(([, name = '']) => oneLine(isHtml ? plain(name) : name))
}

/** The names of the variables of blocks, each once. */
export function variablesOfBlocks(blocks: readonly Block[]): string[] {
  const found = new Set<string>()
  for (const block of blocks) {
    mapTexts(block, (text, { kind }) => {
      for (const name of variablesIn(text, kind === 'html')) found.add(name)
      return text
    })
  }
  return [...found]
}

/** The blocks with one variable renamed, as when its column is. */
export function renameInBlocks(blocks: readonly Block[], from: string, to: string): Block[] {
  return blocks.map((block) => mapTexts(block, (text, { kind }) => renameInText(text, from, to, kind === 'html')))
}

export function renameInText(text: string, from: string, to: string, isHtml = false): string {
  const written = isHtml ? escaped(to) : to
  return text.replaceAll(variable, (whole, name: string) =>
    oneLine(isHtml ? plain(name) : name) === oneLine(from) ? `{{${written}}}` : whole,
  )
}

/** A value by the name of its variable; undefined where there is no such column. */
type ValueOf = (name: string) => string | undefined

const valuesBy =
  (values: Values): ValueOf =>
  (name) =>
    values[oneLine(name)]

/** A text with its variables filled; what is no column stays as it stands. */
export function fillText(text: string, values: Values): string {
  const valueOf = valuesBy(values)
  return text.replaceAll(variable, (whole, name: string) => valueOf(name) ?? whole)
}

/** A name of one line, cut where it would be too long. */
export function fillName(pattern: string, values: Values, most = codeNameMax): string {
  return [...oneLine(fillText(pattern, values))].slice(0, most).join('').trim()
}

/** Blocks for one row, without those that would show nothing. Cleaned HTML stays clean. */
export function fillBlocks(blocks: readonly Block[], values: Values): Block[] {
  return fillPage({ blocks, namePattern: '' }, values).blocks
}

/** A whole page for one row. Nothing of a value can become more than text, or than a part of an address. */
export function fillPage(
  { blocks, namePattern }: { blocks: readonly Block[]; namePattern: string },
  values: Values,
): { name: string; blocks: Block[]; faults: FillFault[] } {
  const valueOf = valuesBy(values)
  const faults: FillFault[] = []
  let richText = 0
  const fill = (text: string, rule: TextRule) => {
    if (rule.kind === 'html') richText += text.length
    if (!text.includes('{{') || richText > pageRichTextMax) return text
    const { filled, phrase } = fillByRule(text, rule, valueOf)
    const column = () => variablesIn(text, rule.kind === 'html').find((name) => valueOf(name)) ?? ''
    if (phrase) faults.push({ column: column(), phrase, params: {} })
    else if (filled.length > rule.max)
      faults.push({ column: column(), phrase: 'batches.rowTooLong', params: { most: rule.max } })
    if (rule.kind === 'html') richText += filled.length - text.length
    return filled
  }
  const filled = blocks.map((block) => mapTexts(block, fill)).filter((block) => !isHollow(block))
  const name = fillName(namePattern, values)
  if (richText > pageRichTextMax)
    faults.push({ column: '', phrase: 'batches.rowTooLong', params: { most: pageRichTextMax } })
  if (filled.length === 0) faults.push({ column: '', phrase: 'batches.rowEmptyPage', params: {} })
  if (!name) faults.push({ column: variablesIn(namePattern)[0] ?? '', phrase: 'batches.rowNameEmpty', params: {} })
  return { name, blocks: filled, faults }
}

/** A button without an address and a place without a name show nothing: they are left out. */
function isHollow(block: Block): boolean {
  if (block.type === 'linkButton') return !block.url || !block.text
  if (block.type === 'phoneButton') return !block.phone || !block.text
  return block.type === 'location' && !block.name
}

function fillByRule(text: string, { kind, max }: TextRule, valueOf: ValueOf): { filled: string; phrase?: PhraseKey } {
  if (kind === 'html') return fillHtml(text, valueOf, max)
  if (kind === 'url') {
    const filled = fillAddress(text, valueOf)
    return filled && webAddress(filled) === null ? { filled, phrase: 'batches.rowLinkWrong' } : { filled }
  }
  const filled = oneLine(text.replaceAll(variable, (whole, name: string) => valueOf(name) ?? whole))
  const isWrong = kind === 'phone' && filled !== '' && !phonePattern.test(filled)
  return isWrong ? { filled, phrase: 'batches.rowPhoneWrong' } : { filled }
}

/** Where an address begins with a variable its value is the address; further on it is written as a part of it. */
function fillAddress(text: string, valueOf: ValueOf): string {
  let isMissing = false
  const filled = text.replaceAll(variable, (whole, name: string, at: number) => {
    const value = (valueOf(name) ?? whole).trim()
    if (at === 0 && !value) isMissing = true
    return at === 0 ? value : encodeURIComponent(value)
  })
  return isMissing ? '' : filled.trim()
}

/** Stops to fill when it is more than `max` already: a value that stands a thousand times is not written that often. */
function fillHtml(html: string, valueOf: ValueOf, max: number): { filled: string; phrase?: PhraseKey } {
  let isWrong = false
  let length = 0
  const put = (text: string) => {
    length += text.length
    return length > max + text.length ? '' : text
  }
  const address = (whole: string, written: string) => {
    if (!hasVariable(written)) return whole
    const filled = fillAddress(plain(written), valueOf)
    const leads = webAddress(filled) !== null || /^(?:tel|mailto):/i.test(filled)
    if (filled && !leads) isWrong = true
    // Without an address it would lead to the page that it stands on.
    return leads ? put(` href="${escaped(filled)}"`) : ''
  }
  const filled = html.replaceAll(htmlPiece, (piece, name: string | undefined) => {
    if (name === undefined) return piece.replaceAll(addressIn, address)
    const value = valueOf(plain(name))
    return value === undefined ? piece : put(escapedText(value).replaceAll('\n', '<br />'))
  })
  return isWrong ? { filled, phrase: 'batches.rowLinkWrong' } : { filled }
}
