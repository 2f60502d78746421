import fc from 'fast-check'

const phrases = [
  '灭火器',
  '编号：',
  '（地下二层）',
  '，',
  '。',
  '……',
  '“一号”',
  '《规程》',
  '、',
  '¥',
  '100%',
  '\n',
  ' ',
]
const latin = [
  'M16-Z41',
  'https://example.com/q/AbC23xyz?from=label',
  'AVATAR To.',
  'e\u{301}',
  'W',
  'x'.repeat(60),
  '#',
  '(',
]
const pictures = ['😀', '👨‍👩‍👧‍👦', '🇨🇳', '👍🏽', '1️⃣', '⚠️', '❤️', '☎']

/** Text as people type it, and as nobody does. */
export const arbitraryText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...phrases) },
      { weight: 2, arbitrary: fc.constantFrom(...latin) },
      { weight: 1, arbitrary: fc.constantFrom(...pictures) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''))
