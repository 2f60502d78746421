import { isTest, type Rule, type Source } from './source.ts'

const TABLE = /^apps\/server\/src\/modules\/([^/]+)\/table(?:\.ts$|\/)/
const SPOKEN = /^apps\/server\/src\/modules\/([^/]+)\/(?:store|service)(?:\.ts$|\/)/
const MADE = /\bpgTable\(\s*'(\w+)'/g
const STATEMENT = /`[^`]*`/g
const NAMED = /\b(?:from|join|update|into|using)\s+(?:only\s+)?"?(\w+)"?/g

/** Whose each table is, by its name in the database. */
export const ownersOf = (sources: readonly Source[]): Record<string, string> =>
  Object.fromEntries(
    sources.flatMap(({ path, text }) => {
      const noun = TABLE.exec(path)?.[1]
      return noun ? [...text.matchAll(MADE)].map(([, table = '']) => [table, noun]) : []
    }),
  )

/** A statement that is written as text names tables without importing them: they are of somebody all the same. */
export const tables: Rule = ({ path, text }, { tables: stand = {}, owners = {} }) => {
  const noun = SPOKEN.exec(path)?.[1]
  if (!noun || isTest(path)) return []
  const named = [...text.matchAll(STATEMENT)].flatMap(([said]) =>
    [...said.matchAll(NAMED)].map(([, table = '']) => table),
  )
  const others = new Set(named.flatMap((table) => (Object.hasOwn(owners, table) ? [owners[table] ?? noun] : [])))
  return [...others]
    .filter((other) => other !== noun && !stand[noun]?.includes(other))
    .map((other) => ({
      path,
      problem: `${noun} speaks SQL about a table of ${other}`,
      mend: `let the service of ${other} answer; what stands is in "tables" of tools/order.json and grows no more`,
    }))
}
