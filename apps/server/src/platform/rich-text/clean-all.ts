import { cleanRichText, type RichTextFault, UncleanableText } from './clean-rich-text.ts'

/** A text as it is kept, or why it is not cleaned. */
export type Cleaned = { html: string } | { fault: RichTextFault }

export function cleanAll(texts: readonly string[]): Cleaned[] {
  return texts.map((text) => {
    try {
      return { html: cleanRichText(text) }
    } catch (error) {
      if (error instanceof UncleanableText) return { fault: error.fault }
      throw error
    }
  })
}
