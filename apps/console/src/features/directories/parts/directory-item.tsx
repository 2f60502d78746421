import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { Directory } from '@matai/contract'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { CaretIcon, DirectoryIcon, PublicIcon } from '../../../ui/icons.ts'
import { setClosed } from './closed-directories.ts'
import { DirectoryMenu } from './directory-menu.tsx'
import css from './directory-rail.module.css'
import { isParent } from './directory-tree.ts'
import type { DirectoryDeeds } from './use-directory-deeds.ts'
import type { Drop } from './use-tree-drag.ts'

interface DirectoryItemProps {
  directory: Directory
  directories: Directory[]
  chosen: boolean
  closed: boolean
  /** The one that Tab reaches. */
  current: boolean
  drop: Drop | null
  deeds: DirectoryDeeds
  onChoose: () => void
  onFocus: () => void
  onKey: (event: KeyboardEvent) => void
}

export function DirectoryItem(props: DirectoryItemProps) {
  const { directory, directories, chosen, closed, current, drop, deeds, onChoose, onFocus, onKey } = props
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { id, name, depth, parentId, published, qrCodes, qrCodesBelow } = directory
  const draggable = useDraggable({ id, disabled: !directory.can.move })
  const droppable = useDroppable({ id })
  const hasBelow = isParent(directories, id)
  const siblings = directories.filter((sibling) => sibling.parentId === parentId)
  const counts = [
    t('directories.countOf', { count: qrCodes }),
    ...(hasBelow ? [t('directories.countBelow', { count: qrCodesBelow })] : []),
    ...(published ? [t('directories.isPublic')] : []),
  ].join(' · ')
  return (
    <div
      ref={(element) => {
        draggable.setNodeRef(element)
        droppable.setNodeRef(element)
      }}
      {...draggable.listeners}
      role="treeitem"
      id={`directory-${id}`}
      aria-label={`${name} ${counts}`}
      aria-level={depth}
      aria-setsize={siblings.length}
      aria-posinset={siblings.indexOf(directory) + 1}
      aria-selected={chosen}
      {...(hasBelow ? { 'aria-expanded': !closed } : {})}
      tabIndex={current ? 0 : -1}
      className={css.entry}
      data-chosen={chosen}
      data-drop={drop?.zone}
      data-refused={drop?.refusal !== undefined}
      style={{ paddingLeft: (depth - 1) * 14 }}
      onClick={onChoose}
      onFocus={onFocus}
      onKeyDown={(event) => event.target === event.currentTarget && onKey(event)}
    >
      <span
        className={css.fold}
        data-open={!closed}
        aria-hidden
        onClick={(event) => {
          if (!hasBelow) return
          event.stopPropagation()
          setClosed(id, !closed)
        }}
      >
        {hasBelow && <CaretIcon />}
      </span>
      <DirectoryIcon aria-hidden />
      <span className={css.name} title={`${name} · ${counts}`}>
        {name}
      </span>{' '}
      {published && <PublicIcon className={css.public ?? ''} />}
      <span className={css.count} aria-hidden>
        {formatNumber(qrCodes)}
      </span>
      <span
        role="presentation"
        onClick={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.stopPropagation()}
        onTouchStart={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <DirectoryMenu directory={directory} directories={directories} deeds={deeds} reachable={current} />
      </span>
    </div>
  )
}
