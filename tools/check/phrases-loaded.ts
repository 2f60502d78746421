import type { Finding, Source } from '../structure/source.ts'
import { fileOf, type Parsed, parseModule } from './phrase-use.ts'

export interface Spoken {
  /** Domains of what every page says, of what every screen inside says beside it, and of each bundle. */
  domains: Record<string, readonly string[]>
  isPhrase: (key: string) => boolean
  /** Exports of the packages that have parts of screens. */
  exportsOf: (name: string) => Record<string, string>
}

const SRC = 'apps/console/src/'
const ROUTE = /\b(\w+)\(\s*'(\w+)',\s*\(\) => import\('\.\/([^']+)'\),\s*'(\w+)'/g
const PARENT =
  /id: '[\w-]+',\s*(?:beforeLoad: \(\) => wantPhrases\(([^)]*)\),)?\s*component: \w+\(\(\) => import\('\.\/([^']+)'\),\s*'(\w+)'/g

/**
 * Every screen has loaded what it says: from the file of each route through all that it imports and loads, with the
 * bundles that its line in the table names and those that are waited for on the way.
 */
export function checkPhrasesLoaded(sources: Source[], spoken: Spoken): Finding[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const table = texts.get(`${SRC}route-table.ts`) ?? ''
  const routes = texts.get(`${SRC}routes.tsx`) ?? ''
  const walk = createWalk(texts, spoken)
  const screens = [...routes.matchAll(ROUTE)].map(([, , name = '', file = '', screen = '']) => ({
    name,
    file,
    screen,
    bundles: bundlesOf(table, name),
  }))
  const parents = [...routes.matchAll(PARENT)].map(([, words = '', file = '', screen = '']) => ({
    name: screen,
    file,
    screen,
    bundles: ['screens', ...(words.match(/\w+/g) ?? [])],
  }))
  return [...screens, ...parents].flatMap(({ name, file, screen, bundles }) =>
    walk(SRC + file, screen, bundles).map(({ path, domain }) => ({
      path,
      problem: `says ${domain}.…, whose words the screen ${name} has not loaded`,
      mend: 'name its bundle in the line of the screen in route-table.ts, wait for it beside the import, or move the phrase',
    })),
  )
}

/** What a line of the table loads; what is bare and names nothing says no more than the sign-in. */
function bundlesOf(table: string, name: string): string[] {
  const line = new RegExp(`^  ${name}: \\{(.*)\\}`, 'm').exec(table)?.[1] ?? ''
  const words = /words: (\[[^\]]*\]|\w+)/.exec(line)?.[1] ?? ''
  const named = words.match(/\w+/g) ?? []
  const isAlone = line.includes('bare: true') && named.every((bundle) => bundle === 'docs')
  return isAlone ? named : ['screens', ...named]
}

interface Said {
  path: string
  domain: string
}

function createWalk(texts: Map<string, string>, { domains, isPhrase, exportsOf }: Spoken) {
  const parsed = new Map<string, Parsed>()
  const read = (path: string) => {
    const known = parsed.get(path)
    if (known) return known
    const made = parseModule(texts.get(path) ?? '', isPhrase)
    parsed.set(path, made)
    return made
  }

  return (first: string, screen: string, words: string[]): Said[] => {
    const seen = new Set<string>()
    const missing = new Map<string, Said>()
    const queue = [{ path: first, name: screen, words }]
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { path, name, words: loaded } = next
      const key = `${path} ${name} ${loaded.join()}`
      if (seen.has(key) || !texts.has(path)) continue
      seen.add(key)
      const known = new Set(['first', ...loaded].flatMap((bundle) => domains[bundle] ?? []))
      const go = (from: string, wanted: string, more: string[] = []) => {
        const target = fileOf(path, from, exportsOf)
        if (target) queue.push({ path: target, name: wanted, words: [...new Set([...loaded, ...more])].sort() })
      }
      const { statements, imports, reexports } = read(path)
      for (const { from, imported, local } of reexports)
        if (name === '*' || name === local || local === '*') go(from, imported === '*' ? name : imported)
      for (const statement of reached(statements, name)) {
        for (const domain of statement.says) if (!known.has(domain)) missing.set(`${path} ${domain}`, { path, domain })
        for (const { from, imported, local } of imports) if (statement.uses.has(local)) go(from, imported)
        for (const { from, names, bundles } of statement.loads) for (const taken of names) go(from, taken, bundles)
      }
    }
    return [...missing.values()]
  }
}

/** The statement that declares a name, and all of the file that it needs. */
function reached(statements: Parsed['statements'], name: string): Set<Parsed['statements'][number]> {
  const found = new Set(
    statements.filter(({ declares }) => name === '*' || declares.includes(name) || declares.length === 0),
  )
  for (const one of found)
    for (const other of statements) if (other.declares.some((declared) => one.uses.has(declared))) found.add(other)
  return found
}
