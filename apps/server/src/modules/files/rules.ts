import type { FileKind, LimitKey, StoredFile } from '@matai/contract'

/** The limit of the tier that a kind of file falls under. */
export const limitOfKind = {
  picture: 'pictureBytes',
  audio: 'mediaBytes',
  video: 'mediaBytes',
  file: 'fileBytes',
} as const satisfies Record<FileKind, LimitKey>

/** Whether a sign says the first four characters of a file's name (specification, section 7). */
export function signFits(sign: string, name: string): boolean {
  return sign === name.slice(0, 4) || sign === [...name].slice(0, 4).join('')
}

/** A file without the address that it is read from. */
export type FileFacts = Omit<StoredFile, 'url'>

/** A file as callers see it. `origin` is the address that files are read from; empty for the page's own. */
export function toStoredFile({ id, name, kind, mime, size, width, height }: FileFacts, origin: string): StoredFile {
  return { id, name, kind, mime, size, width, height, url: `${origin}/u/${id}/${encodeURIComponent(name)}` }
}

/**
 * Whether a browser may show a file where it stands. Everything else is saved to the disk, programs too: they are
 * taken, because people hand out apps and drivers by code, but nothing of theirs ever runs from our address.
 */
export function mayShow(kind: FileKind): boolean {
  return kind !== 'file'
}

/** Widths in pixels that a picture is offered in besides its own. */
export const smallWidths = [480, 960] as const
export type SmallWidth = (typeof smallWidths)[number]

/** The small variant that answers `?w=`; undefined when the picture as it is does. */
export function smallWidthFor(file: Pick<FileFacts, 'kind' | 'width'>, asked: unknown): SmallWidth | undefined {
  if (file.kind !== 'picture' || file.width === null) return undefined
  const { width } = file
  return smallWidths.find((small) => String(small) === asked && small < width)
}

const day = 86_400_000
/** Days that a file is kept which nothing names: drafts in browsers, steps to take back, links elsewhere. */
const idleDays = 30

/** Files that have been idle since then may go. */
export function idleUntil(now: Date): Date {
  return new Date(now.getTime() - idleDays * day)
}

/** Younger files are not looked at: who uploads one is about to name it. */
export function lookedAtFrom(now: Date): Date {
  return new Date(now.getTime() - day)
}

/** What is stored of each kind, kinds without a file too. */
export function usageByKind(sums: { kind: FileKind; files: number; bytes: number }[]) {
  const of = (kind: FileKind) => {
    const { files, bytes } = sums.find((sum) => sum.kind === kind) ?? { files: 0, bytes: 0 }
    return { files, bytes }
  }
  return { picture: of('picture'), audio: of('audio'), video: of('video'), file: of('file') }
}
