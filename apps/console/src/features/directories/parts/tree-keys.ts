import type { Directory } from '@matai/contract'
import { isParent } from './directory-tree.ts'

interface Tree {
  directories: Directory[]
  shown: Directory[]
  closed: ReadonlySet<number>
}

type Deed = { focus: number } | { close: boolean } | { choose: true } | { ask: 'rename' | 'remove' }

/** What a key does at a directory of the tree (WAI-ARIA tree view); undefined leaves it to the browser. */
export function keyOf(key: string, directory: Directory, { directories, shown, closed }: Tree): Deed | undefined {
  const at = shown.findIndex(({ id }) => id === directory.id)
  const isOpen = !closed.has(directory.id)
  const hasBelow = isParent(directories, directory.id)
  const to = (target: Directory | undefined): Deed | undefined => target && { focus: target.id }
  switch (key) {
    case 'ArrowDown':
      return to(shown[at + 1])
    case 'ArrowUp':
      return to(shown[at - 1])
    case 'Home':
      return to(shown[0])
    case 'End':
      return to(shown.at(-1))
    case 'ArrowRight':
      if (!hasBelow) return undefined
      return isOpen ? to(shown[at + 1]) : { close: false }
    case 'ArrowLeft':
      if (hasBelow && isOpen) return { close: true }
      return to(shown.find(({ id }) => id === directory.parentId))
    case 'Enter':
    case ' ':
      return { choose: true }
    case 'F2':
      return directory.can.rename ? { ask: 'rename' } : undefined
    case 'Delete':
      return directory.can.delete ? { ask: 'remove' } : undefined
    default:
      return undefined
  }
}
