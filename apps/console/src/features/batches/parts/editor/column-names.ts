import { content as page } from '@matai/content/schema'
import { mapFields } from '@matai/kinds'
import { renameInText, variablesIn } from '@matai/rules/variable-text'
import type { BatchColumn } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { BatchContent } from './batch-content.ts'

/** What is wrong with the name of a column; null when it can be used. */
export function nameProblem(columns: readonly BatchColumn[], key: string, typed: string): PhraseKey | null {
  const name = typed.trim()
  if (name === '') return 'errors.nameEmpty'
  if (/[{}<>\p{Cc}]/u.test(name)) return 'batches.columnNameWrong'
  return columns.some((column) => column.key !== key && column.name === name) ? 'batches.columnTwice' : null
}

/** The content after a column was renamed: every text that names it follows. */
export function withColumnRenamed(content: BatchContent, key: string, typed: string): BatchContent {
  const column = content.columns.find((one) => one.key === key)
  const to = typed.trim()
  if (!column || column.name === to || nameProblem(content.columns, key, typed)) return content
  const columns = content.columns.map((one) => (one.key === key ? { ...one, name: to } : one))
  return withTexts({ ...content, columns }, (text, isHtml) => renameInText(text, column.name, to, isHtml))
}

/** The content without a column: what named it is taken out. */
export function withoutColumn(content: BatchContent, key: string): BatchContent {
  const column = content.columns.find((one) => one.key === key)
  if (!column) return content
  const columns = content.columns.filter((one) => one.key !== key)
  const keyColumn = content.keyColumn === key ? null : content.keyColumn
  return withTexts({ ...content, columns, keyColumn }, (text, isHtml) =>
    text.replaceAll(/\{\{[^{}]*\}\}/g, (whole) => (variablesIn(whole, isHtml)[0] === column.name ? '' : whole)),
  )
}

/** In how many texts a column is named. */
export function usesOf(content: BatchContent, name: string): number {
  let uses = 0
  withTexts(content, (text, isHtml) => {
    uses += variablesIn(text, isHtml).filter((found) => found === name).length
    return text
  })
  return uses
}

type Change = (text: string, isHtml: boolean) => string

function withTexts(content: BatchContent, change: Change): BatchContent {
  const { blocks, namePattern, style } = content
  return {
    ...content,
    namePattern: change(namePattern, false),
    style: style && { ...style, embedText: change(style.embedText, false) },
    // Drafts differ from blocks in files alone, which hold no texts.
    blocks: mapFields(page, blocks, (text, field) =>
      typeof text === 'string' && 'variables' in field && field.variables ? change(text, field.is === 'rich') : text,
    ),
  }
}

/** Names in texts that no column has. */
export function unknownIn(content: BatchContent): string[] {
  const known = new Set(content.columns.map(({ name }) => name))
  const found = new Set<string>()
  withTexts(content, (text, isHtml) => {
    for (const name of variablesIn(text, isHtml)) if (!known.has(name)) found.add(name)
    return text
  })
  return [...found]
}

/** A name for one more column: the given word with the first number that is free. */
export function freeName(columns: readonly BatchColumn[], word: string): string {
  const taken = new Set(columns.map(({ name }) => name))
  for (let number = columns.length + 1; ; number++) if (!taken.has(`${word}${number}`)) return `${word}${number}`
}
