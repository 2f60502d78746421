import type { Active, Announcements, Over } from '@dnd-kit/core'
import type { LabelLayer } from '@matai/label'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { layerName } from '../model/layer-words.ts'

/** What a screen reader hears while a layer is dragged in the list. */
export function useLayerDragWords(layers: readonly LabelLayer[]) {
  const { t } = useTranslation()
  return useMemo(() => {
    const placeOf = (one: Active | Over | null) => layers.findIndex(({ id }) => id === one?.id) + 1
    const wordsOf = (one: Active) => {
      const layer = layers[placeOf(one) - 1]
      return layer ? layerName(layer, t) : ''
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
  }, [layers, t])
}
