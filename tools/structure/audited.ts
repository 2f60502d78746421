import { type Finding, isTest, type Source } from './source.ts'
import { linksOf, reachedFrom, type Unit, unitsOf } from './units.ts'

const CALLS = /^apps\/server\/src\/modules\/[^/]+\/calls\.ts$/
const SERVICE = /^apps\/server\/src\/modules\/(?!audit\/)[^/]+\/service(?:\.ts$|\/)/
const STORE = /^apps\/server\/src\/modules\/[^/]+\/store(?:\.ts$|\/)/

/** What writes into the log of an account: `audit.write(…)`, what `audit.on(…)` made, and the event that the log hears. */
const LOGS = /\b(?:audit\.(?:write|exported)|audit\.on\([^()]*\)|remember(?:Many|All)?)\(|\baccountSet\b/
/** Said with its reason in a comment of the function, or right above it. */
const UNLOGGED = /\bUnlogged: \w/
const WRITES = /\.(?:insert|update|delete)\(|\b(?:insert into|update "?\w+"? set|delete from)\b/i

/**
 * Whatever a call changes stands in the log of the account: each function of a service that opens a transaction on the
 * way from `calls.ts`, or writes beside one, writes it down itself or by what it calls, or says why not.
 */
export function audited(sources: readonly Source[]): Finding[] {
  const code = sources.filter(({ path }) => path.startsWith('apps/server/src/modules/') && !isTest(path))
  const units = code.filter(({ path }) => SERVICE.test(path)).flatMap(unitsOf)
  const links = linksOf(code, units)
  const writers = new Set(
    code
      .filter(({ path }) => STORE.test(path))
      .flatMap((source) => unitsOf(source).filter(({ own }) => WRITES.test(own)))
      .map(({ name }) => name),
  )
  const asked = code.filter(({ path }) => CALLS.test(path)).flatMap(({ path, text }) => links(path, text))
  const onTheWay = reachedFrom(asked, ({ path, own }) => links(path, own))
  return [...onTheWay]
    .filter((unit) => changes(unit, writers) && !UNLOGGED.test(unit.said))
    .filter((unit) => ![...reachedFrom([unit], ({ path, own }) => links(path, calledIn(own)))].some(isLogging))
    .map(({ path, name }) => ({
      path,
      problem: `${name} changes something that the log does not tell`,
      mend: 'write it down with the audit, or say "Unlogged: " and why in its comment',
    }))
}

const isLogging = ({ own }: Unit) => LOGS.test(own)

function changes({ own, inTransaction }: Unit, writers: ReadonlySet<string>): boolean {
  if (/\.(?:transact|whole)\(/.test(own)) return true
  const beside =
    inTransaction || /\(tx\b[^()]*\) =>/.test(own)
      ? /\b(\w+)\((?:\w+\.)?database\.tx\b/g
      : /\b(\w+)\((?:(?:\w+\.)?database\.)?tx\b/g
  return [...own.matchAll(beside)].some(([, name = '']) => writers.has(name))
}

const COLLECTION = /\bconst (\w+)(?:: [^=\n]+)? = new (?:Map|Set)\b/g

/** Only what is called: a name alone may be anything, and what a map of its own is told changes nothing else. */
function calledIn(own: string): string {
  const collections = new Set([...own.matchAll(COLLECTION)].map(([, name]) => name))
  return [...own.matchAll(/(?:\b\w+\)?\.)*\b\w+(?=\()/g)]
    .map(([call]) => call)
    .filter((call) => !collections.has(call.split('.')[0]))
    .join(' ')
}
