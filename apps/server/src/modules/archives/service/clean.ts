import type { Row } from '../../../platform/carried/carried.ts'
import type { RichTextCleaner } from '../../../platform/rich-text/rich-text-cleaner.ts'
import { markedTexts, withCleaned } from '../rules/harmless.ts'

/** Texts that are handed over at once. */
const atOnce = 50

/** The rows as if people had typed them here; a text that cannot be cleaned is empty. */
export async function harmlessRows(richText: RichTextCleaner, owner: number, rows: readonly Row[]): Promise<Row[]> {
  const texts = markedTexts(rows)
  const cleaned = new Map<string, string>()
  for (let from = 0; from < texts.length; from += atOnce) {
    const piece = texts.slice(from, from + atOnce)
    const answers = await richText.clean(piece, owner)
    for (const [at, text] of piece.entries()) {
      const answer = answers[at]
      cleaned.set(text, answer && 'html' in answer ? answer.html : '')
    }
  }
  return rows.map((row) => withCleaned(row, cleaned))
}
