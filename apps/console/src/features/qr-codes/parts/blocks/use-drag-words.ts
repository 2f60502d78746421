import type { Active, Announcements, Over } from '@dnd-kit/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { blockKinds } from './block-kinds.tsx'
import type { DraftBlock } from './draft-block.ts'

/** What a screen reader hears while a block is dragged. */
export function useDragWords(blocks: DraftBlock[]) {
  const { t } = useTranslation()
  return useMemo(() => {
    const placeOf = (one: Active | Over | null) => blocks.findIndex(({ id }) => id === one?.id) + 1
    const wordsOf = (one: Active) => {
      const place = placeOf(one)
      const block = blocks[place - 1]
      return block ? t('qrCodes.blockOf', { place, type: t(blockKinds[block.type].name) }) : ''
    }
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('qrCodes.dragStarted', { block: wordsOf(active) }),
      onDragOver: ({ active, over }) =>
        over ? t('qrCodes.dragOver', { block: wordsOf(active), place: placeOf(over) }) : undefined,
      onDragEnd: ({ active, over }) =>
        t('qrCodes.dragEnded', { block: wordsOf(active), place: placeOf(over ?? active) }),
      onDragCancel: ({ active }) => t('qrCodes.dragCancelled', { block: wordsOf(active) }),
    }
    return { announcements, screenReaderInstructions: { draggable: t('qrCodes.dragHelp') } }
  }, [blocks, t])
}
