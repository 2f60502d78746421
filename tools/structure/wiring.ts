import type { Finding, Rule } from './source.ts'

const PATH = 'apps/server/src/wiring/modules.ts'
const IMPORT = /import \{([^}]*)\} from '\.\.\/modules\/[^']*\/(?:service|handlers)[^']*'/g
const MADE = /\n {2}const (?:\{ ([^}]*) \}|(\w+)) = (?:create|count|\w+$)/g
const DOOR = /^(create|listen|answer)[A-Z]/

/**
 * Modules are put together in their order: each is handed earlier ones, and what it asks later ones it asks at a port. A
 * function that reaches back would be an edge that no import shows.
 */
export const wiring: Rule = ({ path, text }) => {
  if (path !== PATH) return []
  return [...handedFunctions(text), ...reachedAhead(text)]
}

function handedFunctions(text: string): Finding[] {
  const names = [...text.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return names
    .filter((name) => name !== '' && !name.startsWith('type ') && !DOOR.test(name))
    .map((name) => ({ path: PATH, problem: `hands the function ${name} around`, mend: 'answer a port in handlers.ts' }))
}

function reachedAhead(text: string): Finding[] {
  return [...text.matchAll(MADE)].flatMap(({ 1: several = '', 2: one = '', index }) => {
    const before = text.slice(0, index)
    return [...several.split(/,\s*/), one]
      .filter((name) => name !== '' && new RegExp(`(?<![.'/\\w])${name}\\.\\w`).test(before))
      .map((name) => ({
        path: PATH,
        problem: `reaches ahead to ${name}`,
        mend: 'ask a port that the later one answers',
      }))
  })
}
