import { type DraftBlock, isBlank } from '@matai/content/draft'
import { isGap } from '@matai/content/page'
import type { EditorProps } from '@matai/content/editor'
import { useSortable } from '@dnd-kit/sortable'
import { Button } from 'antd'
import { type ComponentType, type CSSProperties, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownIcon, DragIcon, UpIcon } from '../../../../ui/editor-icons.ts'
import { CaretIcon, CopyIcon, DeleteIcon, UnfoldTrayIcon } from '../../../../ui/icons.ts'
import css from './block-card.module.css'
import { faceOf } from './add-blocks.ts'
import { wordsIn } from './first-words.ts'

interface BlockCardProps extends Omit<EditorProps<never>, 'block'> {
  block: DraftBlock
  place: number
  isLast: boolean
  /** It can be written on and nothing else. */
  fixed: boolean
  fault: string | undefined
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** One block: its handle and buttons on top, its own editor below. */
export function BlockCard({
  block,
  place,
  isLast,
  fixed,
  fault,
  onMove,
  onDuplicate,
  onRemove,
  ...rest
}: BlockCardProps) {
  const { t } = useTranslation()
  const faultId = useId()
  const [wantsFolded, setFolded] = useState(false)
  // What is wrong must be seen.
  const folded = wantsFolded && !fault
  const sortable = useSortable({ id: block.id })
  const kind = faceOf(block.type)
  const label = t('qrCodes.blockOf', { place: place + 1, type: t(kind.name) })
  // Each editor takes the type of block that it stands under in the map, which the compiler cannot follow.
  const Editor = kind.Editor as ComponentType<Omit<EditorProps<never>, 'block'> & { block: DraftBlock }>
  const button = (name: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Button type="text" size="small" icon={icon} aria-label={name} title={name} disabled={disabled} onClick={onClick} />
  )
  return (
    <section
      ref={sortable.setNodeRef}
      className={css.card}
      style={placedAt(sortable)}
      data-dragging={sortable.isDragging}
      data-block={block.id}
      data-fault={fault !== undefined}
      data-folded={folded}
      aria-label={label}
      aria-describedby={fault ? faultId : undefined}
    >
      <header className={css.head}>
        {!fixed && (
          <button
            type="button"
            ref={sortable.setActivatorNodeRef}
            className={css.handle}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={t('qrCodes.drag', { block: label })}
          >
            <DragIcon aria-hidden />
          </button>
        )}
        <h2 className={css.kind}>
          {kind.icon} {t(kind.name)}
        </h2>
        {!fixed && (
          <>
            {button(
              t(folded ? 'qrCodes.expand' : 'qrCodes.collapse'),
              folded ? <CaretIcon /> : <UnfoldTrayIcon />,
              () => setFolded(!folded),
            )}
            {button(t('qrCodes.moveUp'), <UpIcon />, () => onMove(place - 1), place === 0)}
            {button(t('qrCodes.moveDown'), <DownIcon />, () => onMove(place + 1), isLast)}
            {button(t('qrCodes.duplicate'), <CopyIcon />, onDuplicate)}
            {button(t('qrCodes.removeBlock'), <DeleteIcon />, onRemove)}
          </>
        )}
      </header>
      {folded ? <p className={css.words}>{wordsIn(block).slice(0, 120)}</p> : <Editor block={block} {...rest} />}
      {!fault && !isBlank(block) && isGap(block) && <p className={css.gap}>{t('qrCodes.gap')}</p>}
      {fault && (
        <p id={faultId} className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

function placedAt({ transform, transition }: ReturnType<typeof useSortable>): CSSProperties {
  if (!transform) return {}
  return { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, transition }
}
