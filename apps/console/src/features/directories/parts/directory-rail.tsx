import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import { DndContext, DragOverlay, pointerWithin } from '@dnd-kit/core'
import type { Directory } from '@matai/contract'
import { Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { AddIcon, QrCodeIcon } from '../../../ui/icons.ts'
import { setClosed, useClosedDirectories } from './closed-directories.ts'
import { DirectoryItem } from './directory-item.tsx'
import css from './directory-rail.module.css'
import { shownOf } from './directory-tree.ts'
import { RailGrip } from './rail-grip.tsx'
import { keyOf } from './tree-keys.ts'
import type { DirectoryDeeds } from './use-directory-deeds.ts'
import { useTreeDrag } from './use-tree-drag.ts'

interface DirectoryRailProps {
  directories: Directory[]
  /** Zero is all of them. */
  chosen: number
  onChoose: (id: number) => void
  deeds: DirectoryDeeds
}

/** Dragging is for mouse and finger; the keyboard has the menu, which speaks by itself. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** The tree of directories at the left of the list, with how much is in each, and what makes it wider. */
export function DirectoryRail({ directories, chosen, onChoose, deeds }: DirectoryRailProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const closed = useClosedDirectories()
  const drag = useTreeDrag(directories, deeds)
  const shown = shownOf(directories, closed)
  const [focused, setFocused] = useState(0)
  const current = [focused, chosen].find((id) => shown.some((one) => one.id === id)) ?? shown[0]?.id
  const all = directories.reduce((sum, { qrCodes }) => sum + qrCodes, 0)

  function press(event: KeyboardEvent, directory: Directory) {
    const deed = keyOf(event.key, directory, { directories, shown, closed })
    if (!deed) return
    event.preventDefault()
    if ('focus' in deed) document.getElementById(`directory-${deed.focus}`)?.focus()
    if ('close' in deed) setClosed(directory.id, deed.close)
    if ('choose' in deed) onChoose(directory.id)
    if ('ask' in deed) deeds.ask(deed.ask, directory)
  }

  return (
    <>
      <nav className={css.rail} aria-label={t('directories.title')}>
        <div className={css.head}>
          <h2>{t('directories.title')}</h2>
          <UnlessLooking>
            <Button
              type="text"
              size="small"
              icon={<AddIcon />}
              aria-label={t('directories.add')}
              title={t('directories.add')}
              onClick={() => deeds.ask('add', null)}
            />
          </UnlessLooking>
        </div>
        <button
          type="button"
          className={css.all}
          data-chosen={chosen === 0}
          aria-current={chosen === 0 ? 'true' : undefined}
          onClick={() => onChoose(0)}
        >
          <QrCodeIcon aria-hidden />
          <span className={css.name}>{t('directories.all')}</span>
          <span className={css.count}>
            <span aria-hidden>{formatNumber(all)}</span>
            <span className="visually-hidden">{t('directories.countOf', { count: all })}</span>
          </span>
        </button>
        <DndContext {...drag} collisionDetection={pointerWithin} accessibility={silent}>
          <div role="tree" aria-label={t('directories.title')} className={css.list}>
            {shown.map((directory) => (
              <DirectoryItem
                key={directory.id}
                directory={directory}
                directories={directories}
                chosen={chosen === directory.id}
                closed={closed.has(directory.id)}
                current={directory.id === current}
                drop={drag.drop?.over === directory.id ? drag.drop : null}
                deeds={deeds}
                onChoose={() => onChoose(directory.id)}
                onFocus={() => setFocused(directory.id)}
                onKey={(event) => press(event, directory)}
              />
            ))}
          </div>
          <DragOverlay dropAnimation={null}>
            {drag.dragged && (
              <div className={css.dragged}>
                {drag.dragged.name}
                {drag.drop?.refusal && <small>{drag.drop.refusal}</small>}
              </div>
            )}
          </DragOverlay>
        </DndContext>
        <div role="status" className="visually-hidden">
          {deeds.said}
        </div>
      </nav>
      <RailGrip className={css.grip ?? ''} />
    </>
  )
}
