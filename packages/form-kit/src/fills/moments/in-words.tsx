import type { FillContext } from '../../engine/fill-face.ts'
import { momentInWords } from './moment-in-words.ts'

/** Below a field what stands there, in the page's language. */
export function InWords({ moment, context: { language } }: { moment: string; context: Pick<FillContext, 'language'> }) {
  const words = momentInWords(moment, language)
  return words ? <small className="mt-hint mt-whole">{words}</small> : null
}
