import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/** Writes src/text/letters.ts from the fonts: `npm run letters -w @matai/label` after the fonts' packages change. */
const resolve = createRequire(import.meta.url).resolve
const lettersOf = (file: string) => (openSync(resolve(`@expo-google-fonts/${file}`)) as Font).characterSet
/** What the font of emoji keeps for its own use is no picture, and is not set from it. */
const isPrivate = (point: number) => /\p{Co}/u.test(String.fromCodePoint(point))
const points = new Set([
  ...lettersOf('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  ...lettersOf('noto-emoji/400Regular/NotoEmoji_400Regular.ttf').filter((point) => !isPrivate(point)),
])

const runs: [from: number, to: number][] = []
for (const point of [...points].toSorted((a, b) => a - b)) {
  const last = runs.at(-1)
  if (last && last[1] === point - 1) last[1] = point
  else runs.push([point, point])
}
let before = 0
const written = runs.map(([from, to]) => {
  const run = (from - before).toString(36) + (to > from ? `-${(to - from).toString(36)}` : '')
  before = to
  return run
})
writeFileSync(
  new URL('../src/text/letters.ts', import.meta.url),
  `// Made by tools/make-letters.ts from Noto Sans SC and Noto Emoji; see there.
/** What the fonts have, in runs: how far from the last letter the first is, and how many more follow; base 36. */
export const letterRuns =
  '${written.join(' ')}'
`,
)
