import type { Active, Announcements, Over } from '@dnd-kit/core'
import type { BatchColumn } from '@matai/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** What a screen reader hears while a column is dragged. */
export function useColumnWords(columns: readonly BatchColumn[]) {
  const { t } = useTranslation()
  return useMemo(() => {
    const placeOf = (one: Active | Over | null) => columns.findIndex(({ key }) => key === one?.id) + 1
    const wordsOf = (one: Active) => columns[placeOf(one) - 1]?.name ?? ''
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('qrCodes.dragStarted', { block: wordsOf(active) }),
      onDragOver: ({ active, over }) =>
        over ? t('qrCodes.dragOver', { block: wordsOf(active), place: placeOf(over) }) : undefined,
      onDragEnd: ({ active, over }) =>
        t('qrCodes.dragEnded', { block: wordsOf(active), place: placeOf(over ?? active) }),
      onDragCancel: ({ active }) => t('qrCodes.dragCancelled', { block: wordsOf(active) }),
    }
    return { announcements, screenReaderInstructions: { draggable: t('qrCodes.dragHelp') } }
  }, [columns, t])
}
