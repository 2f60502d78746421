import type { LabelField, LabelLayer } from '@matai/label'
import { labelLimits } from '@matai/label'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast-store.ts'
import type { Alignment, Direction } from './model/arrange.ts'
import { readLayers, writeLayers } from './model/clipboard.ts'
import { layerName } from './model/layer-words.ts'
import { copiesOf, type NewLayer, newLayer, newLayerId } from './model/new-layers.ts'
import type { Order } from './model/order.ts'
import type { LabelEditor } from './use-label-editor.ts'

/** What can be done by button and by key alike; each says what happened. */
export function useDeeds(editor: LabelEditor) {
  const { t } = useTranslation()
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  return useMemo(() => {
    const now = () => latest.current
    const count = () => now().selection.length
    const say = (words: string) => now().say(words)
    const hasRoom = (more: number) => {
      const fits = now().content.design.layers.length + more <= labelLimits.layers
      if (!fits) toast.error(t('labelEditor.tooManyLayers', { count: labelLimits.layers }))
      return fits
    }

    function add(wanted: NewLayer): void {
      if (!hasRoom(1)) return
      const layer = newLayer(wanted, now().content.design, newLayerId())
      now().act({ do: 'add', layers: [layer] })
      say(t('labelEditor.saidAdded', { name: layerName(layer, t) }))
    }

    /** Text for the clipboard; null when nothing is chosen. */
    function copied(): string | null {
      const { chosen, files } = now()
      if (chosen.length === 0) return null
      const named = chosen.flatMap((layer) => (layer.type === 'picture' ? (files.get(layer.fileId) ?? []) : []))
      say(t('labelEditor.saidCopied', { count: chosen.length }))
      return writeLayers({ layers: chosen, files: named.map(({ id, url }) => ({ id, url })) })
    }

    function paste(text: string): boolean {
      const found = readLayers(text)
      if (!found || !hasRoom(found.layers.length)) return false
      now().addFiles(found.files)
      addCopies(found.layers)
      say(t('labelEditor.saidPasted', { count: found.layers.length }))
      return true
    }

    function addCopies(layers: readonly LabelLayer[]): void {
      now().act({ do: 'add', layers: copiesOf(layers, newLayerId) })
    }

    return {
      add,
      addText: () => add({ type: 'text', text: t('labelEditor.newText') }),
      addField: (field: LabelField) => add({ type: 'field', field, prefix: '' }),
      copied,
      paste,
      remove() {
        const free = now().chosen.filter(({ locked }) => !locked).length
        if (free === 0) return say(t(count() ? 'labelEditor.saidLocked' : 'labelEditor.saidNothing'))
        now().act({ do: 'remove' })
        say(t('labelEditor.saidRemoved', { count: free }))
      },
      duplicate() {
        if (count() === 0 || !hasRoom(count())) return
        addCopies(now().chosen)
        say(t('labelEditor.saidPasted', { count: count() }))
      },
      group() {
        if (count() < 2) return say(t('labelEditor.needsTwo'))
        now().act({ do: 'group', group: newLayerId() })
        say(t('labelEditor.saidGrouped', { count: count() }))
      },
      ungroup() {
        now().act({ do: 'ungroup' })
        say(t('labelEditor.saidUngrouped'))
      },
      align(to: Alignment) {
        now().act({ do: 'align', to })
        say(t(`labelEditor.align_${to}`))
      },
      distribute(along: Direction) {
        now().act({ do: 'distribute', along })
        say(t(`labelEditor.distribute_${along}`))
      },
      order(to: Order) {
        now().act({ do: 'order', to })
        say(t(`labelEditor.order_${to}`))
      },
      lock() {
        const locked = !now().chosen.every((layer) => layer.locked)
        now().act({ do: 'lock', ids: now().selection, locked })
        say(t(locked ? 'labelEditor.saidLocked' : 'labelEditor.saidUnlocked'))
      },
      selectAll() {
        now().act({ do: 'selectAll' })
        say(t('labelEditor.saidSelected', { count: now().content.design.layers.length }))
      },
      undo() {
        say(t(now().canUndo ? 'labelEditor.saidUndone' : 'labelEditor.saidNoUndo'))
        now().act({ do: 'undo' })
      },
      redo() {
        say(t(now().canRedo ? 'labelEditor.saidRedone' : 'labelEditor.saidNoRedo'))
        now().act({ do: 'redo' })
      },
    }
  }, [t])
}

export type Deeds = ReturnType<typeof useDeeds>
