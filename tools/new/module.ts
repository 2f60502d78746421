import { addImport, addToBlock, type Change, mustBeNew, mustRead, type Read } from './edit.ts'
import { inOrder } from './order.ts'
import { fill, type Words, wordsOf } from './words.ts'

const FILES = ['calls', 'service', 'store', 'table']

/** A module of named things that are listed, saved and deleted: table, store, service, calls, contract, audit, wiring, phrases. */
export function newModule(noun: string, read: Read): Change[] {
  const words = wordsOf(noun)
  const folder = `apps/server/src/modules/${noun}`
  mustBeNew(read, `${folder}/calls.ts`)
  const files = FILES.map((name) => ({
    path: `${folder}/${name}.ts`,
    text: fill(mustRead(read, `tools/templates/module/${name}.ts.txt`), words),
  }))
  const contract = fill(mustRead(read, 'tools/templates/module/contract.ts.txt'), words)
  return [
    ...files,
    { path: `packages/contract/src/${noun}.ts`, text: contract },
    inContract(words, read),
    inContractDoor(words, read),
    inModules(words, read),
    inCalls(words, read),
    inCarried(words, read),
    ...(['zh', 'en'] as const).map((language) => inCallPhrases(language, words, read)),
    inEntities(words, read),
    inSubjects(words, read),
    ...(['zh', 'en'] as const).map((language) => inAuditPhrases(language, words, read)),
    inGates(words, read),
    inDocs(words, read),
    ...(['zh', 'en'] as const).map((language) => inDocsPhrases(language, words, read)),
    inSamples(words, read),
    ...inOrder(noun, read),
  ]
}

function inContract({ noun, nouns, one }: Words, read: Read): Change {
  const path = 'packages/contract/src/contract.ts'
  const named = addImport(mustRead(read, path), `import { ${one}Calls } from './${noun}.ts'`)
  return { path, text: addToBlock(named, 'export const contract', '\n}', `  ${nouns}: ${one}Calls,`, path) }
}

function inContractDoor({ noun }: Words, read: Read): Change {
  const path = 'packages/contract/src/index.ts'
  return { path, text: `${mustRead(read, path).trimEnd()}\nexport * from './${noun}.ts'\n` }
}

function inModules({ noun, nouns, Nouns }: Words, read: Read): Change {
  const path = 'apps/server/src/wiring/modules.ts'
  const named = addImport(mustRead(read, path), `import { create${Nouns} } from '../modules/${noun}/service.ts'`)
  const made = named.replace(
    /\n+ {2}answerPorts\(/,
    `\n  const ${nouns} = create${Nouns}({ database, audit })\n\n  answerPorts(`,
  )
  return { path, text: addToBlock(made, '  return {', ' }', `    ${nouns},\n `, path) }
}

function inCalls({ noun, nouns, one }: Words, read: Read): Change {
  const path = 'apps/server/src/wiring/calls.ts'
  const named = addImport(mustRead(read, path), `import { ${one}Calls } from '../modules/${noun}/calls.ts'`)
  const taken = addToBlock(named, '  const {\n    accounts', ' } = modules', `    ${nouns},\n `, path)
  return { path, text: addToBlock(taken, 'const calls = [', '\n  ]', `    ...${one}Calls(${nouns}),`, path) }
}

/** Rows of an account go with it to another server. */
function inCarried({ noun, Nouns }: Words, read: Read): Change {
  const path = 'apps/server/src/wiring/carried.ts'
  const named = addImport(mustRead(read, path), `import { carried${Nouns} } from '../modules/${noun}/store.ts'`)
  return { path, text: addToBlock(named, 'export const carriedTables', '\n]', `  ...carried${Nouns},`, path) }
}

/** The page of calls shows them by module, so it needs a word for each. */
function inDocs({ nouns, Nouns }: Words, read: Read): Change {
  const path = 'apps/console/src/features/docs/parts/module-label.ts'
  return { path, text: addToBlock(mustRead(read, path), ' = {', '\n}', `  ${nouns}: 'docs.module${Nouns}',`, path) }
}

function inDocsPhrases(language: 'zh' | 'en', { Nouns, Words, words }: Words, read: Read): Change {
  const path = `packages/i18n/src/${language}/docs.ts`
  const line = `  module${Nouns}: '${language === 'zh' ? words : Words}',`
  return { path, text: addToBlock(mustRead(read, path), 'export const docs', '\n}', line, path) }
}

const callSentences = {
  zh: ({ words }: Words) => ({ list: `列出${words}`, save: `新建或保存${words}`, del: `删除${words}` }),
  en: ({ words }: Words) => ({
    list: `List ${words}`,
    save: `Add or save one of the ${words}`,
    del: `Delete one of the ${words}`,
  }),
}

function inCallPhrases(language: 'zh' | 'en', words: Words, read: Read): Change {
  const path = `packages/i18n/src/${language}/calls.ts`
  const lines = linesOf(callSentences[language](words), `${words.nouns}_`)
  return { path, text: addToBlock(mustRead(read, path), 'export const calls', '\n}', lines, path) }
}

const deedSentences = {
  zh: ({ words }: Words) => ({
    created: `新建了${words}“{{name}}”`,
    changed: `修改了${words}“{{name}}”`,
    removed: `删除了${words}“{{name}}”`,
    other: `改动了${words}“{{name}}”`,
  }),
  en: ({ words }: Words) => ({
    created: `Added “{{name}}” to the ${words}`,
    changed: `Changed “{{name}}” of the ${words}`,
    removed: `Deleted “{{name}}” of the ${words}`,
    other: `Changed something about “{{name}}” of the ${words}`,
  }),
}

function inAuditPhrases(language: 'zh' | 'en', words: Words, read: Read): Change {
  const path = `packages/i18n/src/${language}/audit.ts`
  const lines = linesOf(deedSentences[language](words), `${words.one}_`)
  return { path, text: addToBlock(mustRead(read, path), 'export const audit', '\n}', lines, path) }
}

const linesOf = (sentences: Record<string, string>, prefix: string) =>
  Object.entries(sentences)
    .map(([key, sentence]) => `  ${prefix}${key}: '${sentence}',`)
    .join('\n')

/** Ids of it, so that the generated tests hand in those of another account. */
function inEntities({ one }: Words, read: Read): Change {
  const path = 'packages/contract/src/fields.ts'
  return { path, text: mustRead(read, path).replace('export type Entity =\n', `export type Entity =\n  | '${one}'\n`) }
}

function inSubjects({ one }: Words, read: Read): Change {
  const path = 'packages/contract/src/audit.ts'
  return { path, text: addToBlock(mustRead(read, path), 'export const auditSubjects = [', '\n]', `  '${one}',`, path) }
}

/** The calls as the table of gates has them, which somebody compares with the specification. */
function inGates({ nouns }: Words, read: Read): Change {
  const path = 'packages/contract/src/gates.fixture.ts'
  const lines = ['list', 'save', 'del'].map((name) => `    '${nouns}.${name}',`).join('\n')
  return { path, text: addToBlock(mustRead(read, path), '  member: [', '\n  ]', lines, path) }
}

/** An input for each call, and one of the things, with which the generated tests try every call. */
function inSamples({ nouns, one, table }: Words, read: Read): Change {
  const path = 'apps/server/src/testing/samples.ts'
  const lines = `  '${nouns}.list': () => ({}),
  '${nouns}.save': (own) => ({ id: own.${one}, name: 'A' }),
  '${nouns}.del': (own) => ({ id: own.${one} }),`
  const sampled = addToBlock(mustRead(read, path), 'export const samples', '\n}', lines, path)
  const made = `  const ${one} = await one('insert into ${table} (account_id, name, updated_at) values ($1, $2, now())', [
    accountId,
    word,
  ])
  return {
    ${one},
    styleTemplate,`
  return { path, text: sampled.replace('  return {\n    styleTemplate,', made) }
}
