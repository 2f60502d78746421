import type { Rule } from './source.ts'

const DEFAULT = /^export default\b|^export \{[^}]*\bas default\b/m
const BARREL = /^export \* from/m

/** Configuration files are read by tools that want a default export. */
const isConfiguration = (path: string) => /(^|\/)[\w.-]+\.config\.(ts|mjs)$/.test(path)

/** The door of a package, which its package.json names. */
const isDoor = (path: string) => /^packages\/[\w-]+\/src\/([\w-]+\/)*index\.ts$/.test(path)

export const exports: Rule = ({ path, text }) => {
  const found = []
  if (DEFAULT.test(text) && !isConfiguration(path)) {
    found.push({ path, problem: 'has a default export', mend: 'export it by name' })
  }
  if (BARREL.test(text) && !isDoor(path)) {
    found.push({ path, problem: 'passes on everything of another file', mend: 'import from the file that defines it' })
  }
  return found
}
