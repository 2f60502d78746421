import { createTranslator, type Language } from '@matai/i18n'
import type { Area, FillContext } from '../engine/fill-face.ts'
import { sampleFacts } from '../engine/sampling.ts'

/** Ids of files that an answer names, in its order. */
function filesIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) =>
    /fileId$/i.test(key) && typeof value === 'string' ? [value] : filesIn(value),
  )
}

const countries = [
  { iso: 'CN', name: '中国', dialCode: '86' },
  { iso: 'US', name: '美国', dialCode: '1' },
]

/** What lies within a place, by its code. */
const places: Record<string, Area[]> = {
  '': [{ code: '440000', name: '广东省' }],
  440000: [{ code: '440300', name: '深圳市' }],
  440300: [{ code: '440305', name: '南山区' }],
}

/** A page on which everything can be done; files get the ids that the answer names, one after the other. */
export function contextFor(answer: unknown, language: Language = 'zh'): FillContext {
  const ids = filesIn(answer)
  return {
    say: createTranslator(language),
    language,
    facts: sampleFacts,
    countries,
    seed: 1,
    fileAddress: (id) => `/files/${id}`,
    upload: async () => ({ fileId: ids.shift() ?? 'a-file-that-nobody-nam' }),
    position: async () => ({ longitude: 113.953, latitude: 22.54, address: '深圳市南山区科技园', areas: [] }),
    // As the list of areas has them, with what lies within.
    areas: async (within) => (places[within] ?? []).map((place) => ({ ...place, children: [] })),
    readCode: async () => '6901234567892',
    left: () => 3,
    slots: async () => [
      { id: 'am', left: 0 },
      { id: 'pm', left: 4 },
    ],
    sendCode: async () => {},
    verify: async () => true,
    stock: { amount: '30', unit: '件' },
    wechat: async () => ({ ask: () => {}, told: null }),
    signByPhone: async () => ({ address: 'https://example.com/sign', code: '<svg></svg>', stop: () => {} }),
  }
}
