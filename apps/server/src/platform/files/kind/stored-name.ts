import type { Detected } from './detect.ts'

/** Longest stored name in characters; with its bytes it still fits into every file system and address. */
const longest = 120

const jpeg = ['jpg', 'jpeg', 'jpe', 'jfif']
const mpeg4 = ['mp4', 'm4v', 'mov', 'm4a', '3gp']
const ogg = ['ogg', 'oga', 'ogv', 'opus', 'ogm']
/** Extensions that people trust at a glance, each with the contents that may stand behind it. */
const trusted = new Map<string, readonly string[]>([
  ...jpeg.map((name) => [name, ['jpg']] as const),
  ...mpeg4.map((name) => [name, mpeg4] as const),
  ...ogg.map((name) => [name, ogg] as const),
  ...['png', 'gif', 'webp', 'avif', 'bmp', 'pdf', 'rar', '7z', 'flac', 'avi', 'aac'].map(
    (name) => [name, [name]] as const,
  ),
  ['heic', ['heic', 'heif']],
  ['tif', ['tif']],
  ['tiff', ['tif']],
  ['mp3', ['mp3', 'mp2', 'mp1']],
  ['wav', ['wav']],
  ['mkv', ['mkv', 'webm']],
  ['webm', ['webm', 'mkv']],
  ['zip', ['zip']],
  ['doc', ['cfb', 'rtf', 'docx', 'zip']],
  ['xls', ['cfb', 'xlsx', 'zip']],
  ['ppt', ['cfb', 'pptx', 'zip']],
  // With a password they are wrapped in the old container.
  ['docx', ['docx', 'zip', 'cfb']],
  ['xlsx', ['xlsx', 'zip', 'cfb']],
  ['pptx', ['pptx', 'zip', 'cfb']],
])

/** The name that a file is kept under: without folders and tricks, and with an extension that does not lie. */
export function storedName(given: string, { kind, mime, extension }: Detected): string {
  const { base, ending } = split(cleaned(given))
  const claimed = ending.toLowerCase()
  const fits = extension !== null && (trusted.get(claimed) ?? [claimed]).includes(extension)
  if (fits) return joined(base, ending)
  if (kind !== 'file') return joined(base, extension ?? '')
  if (claimed === '') return joined(base, extension ?? '')
  if (!trusted.has(claimed)) return joined(base, ending)
  // What claims to be a picture or a document and is none gets a name that no double click opens as a program.
  return joined(base, safeEnding(mime, extension))
}

function safeEnding(mime: string, extension: string | null): string {
  if (extension !== null && trusted.has(extension)) return extension
  return mime === 'text/plain' ? 'txt' : 'bin'
}

/** Without folders, control characters and marks that turn the direction of reading. */
function cleaned(given: string): string {
  const name = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  return name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim()
}

function split(name: string): { base: string; ending: string } {
  const found = /^(.*)\.([A-Za-z0-9]{1,10})$/su.exec(name)
  return { base: found?.[1] ?? name, ending: found?.[2] ?? '' }
}

function joined(base: string, ending: string): string {
  const kept =
    [...base]
      .slice(0, longest)
      .join('')
      .replace(/[. ]+$/, '') || 'file'
  return ending === '' ? kept : `${kept}.${ending}`
}
