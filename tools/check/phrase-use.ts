import { targetOf } from '../structure/source.ts'

/** A top-level statement: what it declares, the names that it uses, the phrases that it says, what it loads later. */
interface Statement {
  declares: string[]
  uses: Set<string>
  /** Domains of phrases. */
  says: Set<string>
  loads: Load[]
}

/** `import(…)`: which bundles of words are waited for beside it, and what is taken from it. */
interface Load {
  from: string
  bundles: string[]
  names: string[]
}

interface Binding {
  from: string
  /** `*` is all of it. */
  imported: string
  local: string
}

/** A file by its statements, so that only what somebody takes from it counts. */
export interface Parsed {
  statements: Statement[]
  imports: Binding[]
  reexports: Binding[]
}

const IMPORT = /^(import|export)\s+(type\s)?\s*(?:([\w*]+(?:\s+as\s+\w+)?)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*'([^']+)'/
const DECLARED =
  /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:const|let|function\*?|class)\s+(\w+|\{[^}]*\}|\[[^\]]*\])/

/** Reads a file as our formatter leaves it: every statement begins at the left. */
export function parseModule(text: string, isPhrase: (key: string) => boolean): Parsed {
  const parsed: Parsed = { statements: [], imports: [], reexports: [] }
  for (const statement of withoutComments(text).split(/\n(?=[A-Za-z])/)) {
    const [, kind, typeOnly, whole, listed, from = ''] = IMPORT.exec(statement) ?? []
    if (kind) {
      if (!typeOnly) parsed[kind === 'import' ? 'imports' : 'reexports'].push(...bindingsOf(whole, listed, from))
      continue
    }
    const declared = DECLARED.exec(statement)?.[1]
    parsed.statements.push({
      declares: declared?.match(/\w+/g) ?? [],
      uses: new Set(statement.match(/\w+/g)),
      says: domainsIn(statement, isPhrase),
      loads: loadsIn(statement),
    })
  }
  return parsed
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;])\/\/.*$/gm, '$1')

function bindingsOf(whole: string | undefined, listed: string | undefined, from: string): Binding[] {
  const all: Binding[] = whole ? [{ from, imported: '*', local: whole.replace(/^\*\s+as\s+/, '') }] : []
  const some = (listed ?? '').split(',').flatMap((one) => {
    const [imported = '', local = imported] = one.trim().split(/\s+as\s+/)
    return imported && !imported.startsWith('type ') ? [{ from, imported, local }] : []
  })
  return [...all, ...some]
}

function domainsIn(statement: string, isPhrase: (key: string) => boolean): Set<string> {
  const found = [...statement.matchAll(/['"`](\w+)\.(\w*)(['"`]|\$\{)/g)]
  return new Set(
    found
      .filter(([, domain, key, end]) => isPhrase(end === '${' ? `${domain}.` : `${domain}.${key}`))
      .map(([, domain = '']) => domain),
  )
}

function loadsIn(statement: string): Load[] {
  const found = statement.matchAll(/(?:\{([^{}]*)\} = await )?import\('([^']+)'\)(?:\)\.(\w+))?/g)
  return [...found].map((match) => ({
    from: match[2] ?? '',
    names: match[3] ? [match[3]] : (match[1]?.match(/\w+/g) ?? ['*']),
    bundles: bundlesBeside(statement, match.index),
  }))
}

/** Bundles that are asked for in the brackets around a place; entries of a list say nothing of each other. */
function bundlesBeside(statement: string, place: number): string[] {
  let depth = 0
  for (let at = place; at >= 0; at -= 1) {
    const sign = statement[at] ?? ''
    if (')]}'.includes(sign)) depth += 1
    if (!'([{'.includes(sign)) continue
    if (depth > 0) {
      depth -= 1
      continue
    }
    if (sign === '[' && !statement.slice(0, at).endsWith('Promise.all(')) return []
    const asked = /wantPhrases\(([^)]*)\)/.exec(statement.slice(at, endOf(statement, at)))
    if (asked) return [...(asked[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  }
  return []
}

function endOf(statement: string, from: number): number {
  let depth = 0
  for (let at = from; at < statement.length; at += 1) {
    if ('([{'.includes(statement[at] ?? '')) depth += 1
    if (')]}'.includes(statement[at] ?? '') && --depth === 0) return at
  }
  return statement.length
}

/** Where an import of the console or of a package that it shows leads; undefined for what says no phrases. */
export function fileOf(path: string, from: string, exportsOf: (name: string) => Record<string, string>) {
  const own = /^@matai\/([\w-]+)(\/.+)?$/.exec(from)
  if (!own) return targetOf(path, from)
  const target = exportsOf(own[1] ?? '')[`.${own[2] ?? ''}`]
  return target && `packages/${own[1]}/${target.replace('./', '')}`
}
