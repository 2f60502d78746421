/** Reads a file of the repository; undefined when there is none. */
export type Read = (path: string) => string | undefined

/** A file as it is to be. */
export interface Change {
  path: string
  text: string
}

/** A refusal that the person at the terminal can act on. */
export class NewError extends Error {}

export function mustRead(read: Read, path: string): string {
  const text = read(path)
  if (text === undefined) throw new NewError(`${path} does not exist`)
  return text
}

export function mustBeNew(read: Read, path: string): void {
  if (read(path) !== undefined) throw new NewError(`${path} exists already`)
}

/** Puts an import where its path stands in the alphabet. */
export function addImport(text: string, line: string): string {
  const lines = text.split('\n')
  const pathOf = (one: string) => /^import .*from '([^']+)'/.exec(one)?.[1]
  const own = pathOf(line) ?? ''
  const later = lines.findIndex((one) => (pathOf(one) ?? '').startsWith('.') && (pathOf(one) ?? '') > own)
  const last = lines.findLastIndex((one) => pathOf(one) !== undefined)
  lines.splice(later === -1 ? last + 1 : later, 0, line)
  return lines.join('\n')
}

/** Adds a line at the end of the block that `opening` begins and the first `closing` after it ends. */
export function addToBlock(text: string, opening: string, closing: string, line: string, path: string): string {
  const begin = text.indexOf(opening)
  const end = begin === -1 ? -1 : text.indexOf(closing, begin + opening.length)
  if (end === -1) throw new NewError(`${path} has no "${opening}": add this by hand: ${line.trim()}`)
  const before = text.slice(0, end)
  const separator = /[,{[(]\s*$/.test(before) ? '' : ','
  return `${before.trimEnd()}${separator}\n${line}${text.slice(end)}`
}
