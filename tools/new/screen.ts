import { addImport, addToBlock, type Change, mustBeNew, mustRead, type Read } from './edit.ts'
import { inOrder } from './order.ts'
import { fill, type Words, wordsOf } from './words.ts'

/** A screen inside the frame with its route, its address and its phrases, showing an empty state. */
export function newScreen(feature: string, read: Read): Change[] {
  const words = wordsOf(feature)
  const path = `apps/console/src/features/${feature}/${feature}-screen.tsx`
  mustBeNew(read, path)
  return [
    { path, text: fill(mustRead(read, 'tools/templates/screen/screen.tsx.txt'), words) },
    inPaths(words, read),
    inRoutes(words, read),
    ...(['zh', 'en'] as const).flatMap((language) => inPhrases(language, words, read)),
    ...inOrder(feature, read),
  ]
}

function inPaths({ noun, nouns }: Words, read: Read): Change {
  const path = 'apps/console/src/paths.ts'
  return { path, text: addToBlock(mustRead(read, path), 'export const paths', '\n}', `  ${nouns}: '/${noun}',`, path) }
}

function inRoutes(words: Words, read: Read): Change {
  const path = 'apps/console/src/routes.tsx'
  const text = mustRead(read, path)
  const route = fill(mustRead(read, 'tools/templates/screen/route.txt'), words)
  const withRoute = text.replace('export const router', `${route}\nexport const router`)
  return { path, text: addToBlock(withRoute, 'home.addChildren([', ']', `      ${words.nouns},`, path) }
}

const phrases = {
  zh: ({ words }: Words) => ({ title: words, empty: '这里还没有内容', emptyText: '新建之后，会显示在这里。' }),
  en: ({ Words, words }: Words) => ({
    title: Words,
    empty: 'Nothing here yet',
    emptyText: `Your ${words} will stand here.`,
  }),
}

function inPhrases(language: 'zh' | 'en', words: Words, read: Read): Change[] {
  const path = `packages/i18n/src/${language}/${words.noun}.ts`
  const lines = Object.entries(phrases[language](words)).map(([key, phrase]) => ({
    key,
    line: `  ${key}: '${phrase}',`,
  }))
  const existing = read(path)
  if (existing !== undefined) {
    const missing = lines.filter(({ key }) => !existing.includes(`\n  ${key}:`)).map(({ line }) => line)
    if (missing.length === 0) return []
    return [{ path, text: addToBlock(existing, 'export const', '\n}', missing.join('\n'), path) }]
  }
  const body = lines.map(({ line }) => line).join('\n')
  const index = `packages/i18n/src/${language}/screens.ts`
  const named = addImport(mustRead(read, index), `import { ${words.nouns} } from './${words.noun}.ts'`)
  return [
    { path, text: `export const ${words.nouns} = {\n${body}\n}\n` },
    { path: index, text: addToBlock(named, 'export const screens', '\n}', `  ${words.nouns},`, index) },
  ]
}
