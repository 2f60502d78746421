import { importsOf, isTest, type Rule } from './source.ts'

const SERVER = /^apps\/server\/src\//
const MAY_SPEAK_SQL = /\/(platform|testing)\/|\/modules\/[^/]+\/((store|table)(\/[^/]+)?)\.ts$/

/** SQL is spoken in stores and in the platform only. */
export const sql: Rule = ({ path, text }) => {
  if (!SERVER.test(path) || MAY_SPEAK_SQL.test(path) || isTest(path)) return []
  const mend = "move the statement into the module's store.ts and call it from the service"
  return importsOf(text)
    .filter(({ from, typeOnly }) => from.startsWith('drizzle-orm') || (from === 'pg' && !typeOnly))
    .filter(({ from }) => from !== 'pg' || /\bnew (Pool|Client)\b/.test(text))
    .map(({ from }) => ({ path, problem: `speaks SQL through ${from}`, mend }))
}
