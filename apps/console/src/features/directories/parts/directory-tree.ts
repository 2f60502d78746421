import type { Directory } from '@matai/contract'

export interface DirectoryOption {
  value: number
  title: string
  disabled?: boolean
  children: DirectoryOption[]
}

/** The flat list of the server as the nested options of a picker; a refused one says why. */
export function optionsOf(
  directories: Directory[],
  refuse: (directory: Directory) => string | undefined = () => undefined,
  parentId: number | null = null,
): DirectoryOption[] {
  return directories
    .filter((directory) => (directory.parentId ?? null) === parentId)
    .map((directory) => {
      const reason = refuse(directory)
      const children = optionsOf(directories, refuse, directory.id)
      return {
        value: directory.id,
        title: reason === undefined ? directory.name : `${directory.name} · ${reason}`,
        ...(reason === undefined ? {} : { disabled: true }),
        children,
      }
    })
}

/** A directory and all below it: they follow it in the list and lie deeper. */
export function withBelow(directories: Directory[], id: number): Directory[] {
  const start = directories.findIndex((directory) => directory.id === id)
  const top = directories[start]
  if (!top) return []
  const end = directories.findIndex(({ depth }, place) => place > start && depth <= top.depth)
  return directories.slice(start, end === -1 ? undefined : end)
}

/** Those that are seen: of a closed directory nothing below it. */
export function shownOf(directories: Directory[], closed: ReadonlySet<number>): Directory[] {
  const hidden = new Set<number>()
  return directories.filter(({ id, parentId }) => {
    const isHidden = parentId !== null && (hidden.has(parentId) || closed.has(parentId))
    if (isHidden) hidden.add(id)
    return !isHidden
  })
}

export const isParent = (directories: Directory[], id: number): boolean =>
  directories.some(({ parentId }) => parentId === id)

export interface Place {
  parentId: number | null
  /** The sibling that it stands before; without it the last place. */
  before?: number
}

export type Zone = 'into' | 'before' | 'after'

/** Where a directory that is dropped on another one, above it or below it, would stand. */
export function placeAt(directories: Directory[], moved: number, target: Directory, zone: Zone): Place {
  if (zone === 'into') return { parentId: target.id }
  const siblings = directories.filter(({ id, parentId }) => parentId === target.parentId && id !== moved)
  const at = siblings.findIndex(({ id }) => id === target.id) + (zone === 'after' ? 1 : 0)
  const before = siblings[at]?.id
  return { parentId: target.parentId, ...(before === undefined ? {} : { before }) }
}

export type Refusal = 'defaultStays' | 'intoItself' | 'tooDeepToMove'

/** Why a directory cannot stand below a parent; the server decides, this says it before the drop. */
export function refusalOf(
  directories: Directory[],
  id: number,
  { parentId, before }: Place,
  depthMax: number,
): Refusal | undefined {
  const moved = withBelow(directories, id)
  const [top] = moved
  if (!top) return undefined
  const first = directories[0]
  if (!top.can.move || (first?.isDefault && before === first.id)) return 'defaultStays'
  if (moved.some((directory) => directory.id === parentId)) return 'intoItself'
  const levels = Math.max(...moved.map(({ depth }) => depth)) - top.depth + 1
  const depth = directories.find((directory) => directory.id === parentId)?.depth ?? 0
  return depth + levels > depthMax ? 'tooDeepToMove' : undefined
}

/** One place up or down among its siblings; undefined at the end. The default directory stays first. */
export function stepOf(directories: Directory[], moved: Directory, step: -1 | 1): Place | undefined {
  const { id, parentId } = moved
  const siblings = directories.filter((sibling) => sibling.parentId === parentId && !sibling.isDefault)
  const at = siblings.findIndex((sibling) => sibling.id === id)
  if (at < 0 || !siblings[at + step]) return undefined
  const before = siblings[step === -1 ? at - 1 : at + 2]?.id
  return { parentId, ...(before === undefined ? {} : { before }) }
}

/** The directories from the outermost to the one that is meant; none while it is not known. */
export function placeOf(directories: Directory[], id: number): Directory[] {
  const found = directories.find((directory) => directory.id === id)
  if (!found) return []
  return found.parentId ? [...placeOf(directories, found.parentId), found] : [found]
}
