/** One file of the repository; the path is relative to the top and uses forward slashes. */
export interface Source {
  path: string
  text: string
}

/** What is wrong at a place, and how to mend it. */
export interface Finding {
  path: string
  problem: string
  mend: string
}

export interface Order {
  /** packages by layer; those of one layer do not know each other */
  packages: string[][]
  /** nouns of server modules and console features */
  modules: string[]
  /** whose tables the stores of a module still read: the list only grows shorter */
  tables?: Record<string, string[]>
  /** types of content blocks, which the check reads from their folders */
  kinds?: string[]
  /** whose each table of the database is, which the check reads from table.ts */
  owners?: Record<string, string>
}

/** A rule sees one file; the whole check is each rule on each file. */
export type Rule = (source: Source, order: Order) => Finding[]

export interface Import {
  from: string
  typeOnly: boolean
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)(\s+type)?\s[^'"`;]*?from\s*'([^']+)'/g
const BARE_OR_DYNAMIC = /(?:^|[\s(=])import\s*\(?\s*'([^']+)'/g

/** The modules that a file names, with what the compiler would erase marked. */
export function importsOf(text: string): Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, from = '']) => ({ from, typeOnly: Boolean(type) }))
  const others = [...text.matchAll(BARE_OR_DYNAMIC)].map(([, from = '']) => ({ from, typeOnly: false }))
  return [...statements, ...others]
}

/** Where a relative import leads, as a path from the top; undefined for packages. */
export function targetOf(path: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined
  const steps = [...path.split('/').slice(0, -1), ...from.split('/')]
  const walked: string[] = []
  for (const step of steps) {
    if (step === '..') walked.pop()
    else if (step !== '.') walked.push(step)
  }
  return walked.join('/')
}

export const isTest = (path: string) => /\.(test|fixture|stand-in)\.tsx?$/.test(path)
