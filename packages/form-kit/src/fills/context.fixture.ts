import { createTranslator, type Language } from '@matai/i18n'
import type { FillContext } from '../engine/fill-face.ts'
import { sampleFacts } from '../engine/sampling.ts'

/** Ids of files that an answer names, in its order. */
function filesIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) =>
    /fileId$/i.test(key) && typeof value === 'string' ? [value] : filesIn(value),
  )
}

/** A page on which everything can be done; files get the ids that the answer names, one after the other. */
export function contextFor(answer: unknown, language: Language = 'zh'): FillContext {
  const ids = filesIn(answer)
  return {
    say: createTranslator(language),
    language,
    facts: sampleFacts,
    seed: 1,
    fileAddress: (id) => `/files/${id}`,
    upload: async () => ({ fileId: ids.shift() ?? 'a-file-that-nobody-nam' }),
    left: () => 3,
  }
}
