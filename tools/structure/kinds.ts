import { importsOf, isTest, type Rule } from './source.ts'

/** Where all that is known of a kind stands, and the maps of the doors; each name of a kind is written there only. */
const KIND = /^packages\/content\/src\/([\w-]+)\/schema\.ts$/
const HOME = /^packages\/content\/src\/(?:[\w-]+\/|(?:schema|view|editor|sample)\.tsx?$)/
const NAME = /\bblock\('(\w+)'/

/** The types of content blocks, as their folders name them. */
export function kindsOf(sources: { path: string; text: string }[]): string[] {
  return sources.flatMap(({ path, text }) => (KIND.test(path) ? (NAME.exec(text)?.[1] ?? []) : []))
}

/** Whoever works with blocks asks the doors, which know every type; naming one is how switches begin. */
export const kinds: Rule = ({ path, text }, { kinds: names = [] }) => {
  if (names.length === 0 || !/^(packages|apps)\//.test(path) || HOME.test(path) || isTest(path)) return []
  const speaks = importsOf(text).some(({ from }) => from.startsWith('@matai/content'))
  // A word of two parts is no other word, whoever speaks.
  const sought = speaks ? names : names.filter((name) => /[A-Z]/.test(name))
  if (sought.length === 0) return []
  const found = new RegExp(String.raw`(?:\btype(?::| [!=]==?)|\bcase|<) ?'(${sought.join('|')})'`).exec(text)
  if (!found) return []
  const mend = `ask a door of @matai/content, or let packages/content/src/<type> say what is special about "${found[1]}"`
  return [{ path, problem: `names the block type "${found[1]}"`, mend }]
}
