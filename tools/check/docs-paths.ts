import type { Finding, Source } from '../structure/source.ts'

const IN_BACKTICKS = /`([^`\n]+)`/g
const PLACEHOLDER = /[<{*…[]/
const LOOKS_LIKE_A_PATH = /^[\w.@-]+(\/[\w.@<>{},*…[\]-]+)*\/?$/

/** Every path of the repository that a page names must exist; a placeholder is checked up to where it begins. */
export function checkDocsPaths(pages: Source[], files: string[]): Finding[] {
  const known = new Set(files.flatMap(withFolders))
  const tops = new Set(files.map((file) => file.split('/')[0]))
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(IN_BACKTICKS)].flatMap(([, named = '']) => {
      const isPath = LOOKS_LIKE_A_PATH.test(named) && named.includes('/') && tops.has(named.split('/')[0])
      if (!isPath || known.has(fixedPart(named))) return []
      return [{ path, problem: `names \`${named}\`, which does not exist`, mend: 'correct the path or take it out' }]
    }),
  )
}

function fixedPart(named: string): string {
  const parts = named.replace(/\/$/, '').split('/')
  const firstPlaceholder = parts.findIndex((part) => PLACEHOLDER.test(part))
  return (firstPlaceholder === -1 ? parts : parts.slice(0, firstPlaceholder)).join('/')
}

function withFolders(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
