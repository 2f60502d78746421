import { inPhrases, inSamples } from './call.ts'
import { addImport, addToBlock, type Change, mustBeNew, mustRead, type Read } from './edit.ts'
import { inOrder } from './order.ts'
import { fill, type Words, wordsOf } from './words.ts'

const FILES = ['calls', 'service', 'store', 'table']

/** A module that lists its rows through one call: table, store, service, calls, contract, wiring, phrases. */
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
    inPhrases('zh', `${words.nouns}_listAll`, `列出全部 ${words.words}`, read),
    inPhrases('en', `${words.nouns}_listAll`, `List all ${words.words}`, read),
    inDocs(words, read),
    ...(['zh', 'en'] as const).map((language) => inDocsPhrases(language, words, read)),
    inSamples(`${words.nouns}.listAll`, read),
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
  const made = named.replace(/\n\n {2}listen/, `\n  const ${nouns} = create${Nouns}({ database })\n\n  listen`)
  return { path, text: addToBlock(made, '  return {', ' }', `    ${nouns},\n `, path) }
}

function inCalls({ noun, nouns, one }: Words, read: Read): Change {
  const path = 'apps/server/src/wiring/calls.ts'
  const named = addImport(mustRead(read, path), `import { ${one}Calls } from '../modules/${noun}/calls.ts'`)
  const taken = addToBlock(named, '  const {\n    accounts', ' } = modules', `    ${nouns},\n `, path)
  return { path, text: addToBlock(taken, 'const calls = [', '\n  ]', `    ...${one}Calls(${nouns}),`, path) }
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
