import type { Directory } from '@matai/contract'
import type { TFunction } from 'i18next'

/** Directories with the names of those above them, in the order of the tree. */
export function directoryPaths(tree: readonly Directory[], t: TFunction): { id: number; name: string }[] {
  const known = new Map(tree.map((directory) => [directory.id, directory]))
  const pathOf = ({ name, parentId, isDefault }: Directory): string => {
    const own = name || (isDefault ? t('directories.defaultName') : '')
    const above = parentId === null ? undefined : known.get(parentId)
    return above ? `${pathOf(above)} / ${own}` : own
  }
  return tree.map((directory) => ({ id: directory.id, name: pathOf(directory) }))
}
