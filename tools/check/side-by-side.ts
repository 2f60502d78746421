import type { Finding } from '../structure/source.ts'

interface MigrationFile {
  path: string
  text: string
}

/** The first that has to let the version before go on working; earlier ones were applied with all nodes stopped. */
const first = 47

/** What takes something away that the version before still uses, or demands what it does not give. */
const breaks: [RegExp, string][] = [
  [/\bdrop\s+(table|column|type|view|sequence)\b/i, 'takes away what the version before still reads'],
  [/\brename\b/i, 'renames what the version before still reads'],
  [/\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/i, 'changes the type of what the version before writes'],
  [/\bset\s+not\s+null\b/i, 'demands what the version before may leave out'],
  [
    /\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/i,
    'demands a column that the version before does not know',
  ],
]

/** By which a migration says that all nodes have to be stopped for it, and why. */
export const stopsAll = /^-- stops all nodes: \S.*$/m

/** While nodes are upgraded one by one, the version before works on the database of the next one. */
export function checkSideBySide(migrations: MigrationFile[]): Finding[] {
  return migrations
    .filter(({ path }) => Number(/(\d{4})_[\w-]+\.sql$/.exec(path)?.[1] ?? 0) >= first)
    .filter(({ text }) => !stopsAll.test(text))
    .flatMap(({ path, text }) =>
      text
        .replace(/--.*$/gm, '')
        .split(';')
        .flatMap((statement) => breaks.filter(([what]) => what.test(statement.replace(/\s+/g, ' '))))
        .map(([, problem]) => ({
          path,
          problem,
          mend: 'take it away in the release after the one that stops using it, give new columns a default, or begin the file with "-- stops all nodes: why"',
        })),
    )
}
