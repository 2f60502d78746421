/** What a pattern of file names can hold, in braces. */
export const nameParts = ['name', 'id', 'number', 'directory', 'date'] as const
export type NamePart = (typeof nameParts)[number]

/** Longest file name that we make, before its ending: characters, and bytes as file systems count them. */
const mostCharacters = 120
const mostBytes = 200
/** Longest that one part takes of it. */
const partMax = 60

/** Names that Windows keeps for devices, whatever ending they have. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name without what Windows, macOS or Linux refuse; empty when nothing is left. */
export function safeFileName(name: string, most = mostCharacters): string {
  const clean = trimmed(
    name
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, ' ')
      .replace(/\s+/g, ' '),
  )
  return trimmed(shortened(clean, most)).replace(devices, '_$&')
}

/** No file system likes names that begin or end with a dot or a space. */
function trimmed(name: string): string {
  return name.replace(/^[. ]+|[. ]+$/g, '')
}

function shortened(name: string, most: number): string {
  let bytes = 0
  let short = ''
  for (const character of [...name].slice(0, most)) {
    bytes += utf8Length(character)
    if (bytes > mostBytes) break
    short += character
  }
  return short
}

function utf8Length(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** A file name of a code's picture: its name without what file systems refuse, or its id. */
export function downloadName(qrCode: { id: string; name: string }, measure: { size: number } | { mm: number }): string {
  const width = 'mm' in measure ? `${measure.mm}mm` : measure.size
  return `${safeFileName(qrCode.name, partMax) || qrCode.id}-${width}`
}

/** Fills a pattern such as `{number}-{name}`; what it leaves empty is called by its id. */
export function nameByPattern(pattern: string, parts: Record<NamePart, string>): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (braced, part: string) =>
    isNamePart(part) ? safeFileName(parts[part], partMax) : braced,
  )
  return safeFileName(filled) || parts.id
}

/** Whether names made with it tell codes apart by themselves; others get a number when they meet. */
export function isNamePart(part: string): part is NamePart {
  return (nameParts as readonly string[]).includes(part)
}

/**
 * Gives every path of an archive once: one that is taken gets a number before its ending. Letters in upper and lower
 * case, and accents written in two ways, are the same for Windows and macOS.
 */
export function createUniquePaths(): (path: string) => string {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  const keyOf = (path: string) => path.normalize('NFC').toLowerCase().toUpperCase()
  return (path) => {
    const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/s.exec(path) ?? []
    const first = keyOf(path)
    let free = path
    for (let number = next.get(first) ?? 2; taken.has(keyOf(free)); number += 1) {
      free = `${stem} (${number})${ending}`
      next.set(first, number + 1)
    }
    taken.add(keyOf(free))
    return free
  }
}
