import { addImport, addToBlock, type Change, mustBeNew, mustRead, type Read } from './edit.ts'
import { inOrder } from './order.ts'
import { fill, type Words, wordsOf } from './words.ts'

const FILES = {
  '__noun__-screen.tsx': 'screen.tsx',
  '__noun__.module.css': 'screen.module.css',
  '__noun__-screen.test.tsx': 'screen.test.tsx',
  'parts/queries.ts': 'queries.ts',
  'parts/__kebab__-drawer.tsx': 'drawer.tsx',
}

/** A list with a drawer and deletion, its test, its route, its address and its phrases, on the calls of `new module`. */
export function newScreen(feature: string, read: Read): Change[] {
  const words = wordsOf(feature)
  const folder = `apps/console/src/features/${feature}`
  mustBeNew(read, `${folder}/${feature}-screen.tsx`)
  return [
    ...Object.entries(FILES).map(([name, template]) => ({
      path: `${folder}/${fill(name, words)}`,
      text: fill(mustRead(read, `tools/templates/screen/${template}.txt`), words),
    })),
    inTable(words, read),
    inRoutes(words, read),
    ...(['zh', 'en'] as const).flatMap((language) => inPhrases(language, words, read)),
    ...inOrder(feature, read),
  ]
}

function inTable({ noun, nouns }: Words, read: Read): Change {
  const path = 'apps/console/src/route-table.ts'
  const line = `  ${nouns}: { path: '/${noun}', words: business },`
  return { path, text: addToBlock(mustRead(read, path), 'export const routeTable', '\n}', line, path) }
}

function inRoutes(words: Words, read: Read): Change {
  const path = 'apps/console/src/routes.tsx'
  const route = fill(mustRead(read, 'tools/templates/screen/route.txt'), words).trimEnd()
  return { path, text: addToBlock(mustRead(read, path), 'home.addChildren([', '\n    ]', `      ${route}`, path) }
}

const phrases = {
  zh: ({ words }: Words) => ({
    ...{ title: words, add: '新建', edit: '编辑', name: '名称', updated: '更新时间', search: '名称' },
    ...{ empty: '这里还没有内容', emptyText: '新建之后，会显示在这里。' },
    ...{ removeTitle: '删除“{{name}}”？', removeText: '删除之后不能恢复。', removed: '已删除' },
  }),
  en: ({ Words, words }: Words) => ({
    ...{ title: Words, add: 'Add', edit: 'Edit', name: 'Name', updated: 'Changed', search: 'name' },
    ...{ empty: 'Nothing here yet', emptyText: `Your ${words} will stand here.` },
    ...{ removeTitle: 'Delete “{{name}}”?', removeText: 'It cannot be brought back.', removed: 'Deleted' },
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
  // The bundle of what few screens say: words of every screen are part of the first load.
  const index = `packages/i18n/src/${language}/business.ts`
  const named = addImport(mustRead(read, index), `import { ${words.nouns} } from './${words.noun}.ts'`)
  return [
    { path, text: `export const ${words.nouns} = {\n${body}\n}\n` },
    { path: index, text: addToBlock(named, 'export const business', '\n}', `  ${words.nouns},`, index) },
  ]
}
