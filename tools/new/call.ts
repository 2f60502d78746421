import { addToBlock, type Change, mustRead, NewError, type Read } from './edit.ts'
import { snake, wordsOf } from './words.ts'

/** A call that compiles, answers, and is walked by the matrix; what it does is for its author. */
export function newCall(noun: string, name: string, read: Read): Change[] {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new NewError(`"${name}" is no name of a call; write it like listAll`)
  const { nouns } = wordsOf(noun)
  return [
    inContract(noun, name, read),
    inHandlers(noun, name, read),
    ...(['zh', 'en'] as const).map((language) => inPhrases(language, `${nouns}_${name}`, `${noun}: ${name}`, read)),
    inSamples(`${nouns}.${name}`, read),
  ]
}

function inContract(noun: string, name: string, read: Read): Change {
  const path = `packages/contract/src/${noun}.ts`
  const text = mustRead(read, path)
  const opening = /export const \w+Calls = \{/.exec(text)?.[0] ?? 'Calls = {'
  if (text.includes(`\n  ${name}: call(`)) throw new NewError(`${path} has a call ${name} already`)
  const entry = `  ${name}: call({
    path: '/qruser/console/${snake(wordsOf(noun).nouns)}/${snake(name)}',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({}),
  }),`
  return { path, text: addToBlock(text, opening, '\n}', entry, path) }
}

function inHandlers(noun: string, name: string, read: Read): Change {
  const path = `apps/server/src/modules/${noun}/calls.ts`
  const text = mustRead(read, path)
  const opening = `bind(contract.${wordsOf(noun).nouns}, {`
  const closing = text.includes(`${opening}\n`) ? '\n  })' : ' })'
  return { path, text: addToBlock(text, opening, closing, `    ${name}: async () => ({}),`, path) }
}

function inPhrases(language: string, key: string, sentence: string, read: Read): Change {
  const path = `packages/i18n/src/${language}/calls.ts`
  return { path, text: addToBlock(mustRead(read, path), 'export const calls', '\n}', `  ${key}: '${sentence}',`, path) }
}

function inSamples(key: string, read: Read): Change {
  const path = 'apps/server/src/testing/samples.ts'
  return {
    path,
    text: addToBlock(mustRead(read, path), 'export const samples', '\n}', `  '${key}': () => ({}),`, path),
  }
}
