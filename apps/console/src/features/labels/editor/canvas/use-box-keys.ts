import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deeds } from '../use-deeds.ts'
import { layerSpeech } from '../model/layer-words.ts'
import type { LabelEditor } from '../use-label-editor.ts'

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Letters that add a layer while the focus is on the canvas. */
const additions: Record<string, (deeds: Deeds) => void> = {
  t: (deeds) => deeds.addText(),
  f: (deeds) => deeds.addField('name'),
  c: (deeds) => deeds.add({ type: 'code' }),
  l: (deeds) => deeds.add({ type: 'line' }),
  r: (deeds) => deeds.add({ type: 'rectangle' }),
}

/** Keys on the layers of the canvas: Tab walks, Space gathers several, Enter opens the properties, arrows move and, with Ctrl, grow. */
export function useBoxKeys(editor: LabelEditor, deeds: Deeds, onOpen: () => void) {
  const { t } = useTranslation()
  const { content, selection, act, say } = editor
  const { layers } = content.design
  const [focused, setFocused] = useState<string | null>(null)
  /** While several are gathered, walking on changes nothing about what is chosen. */
  const [gathering, setGathering] = useState(false)

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const at = layers.findIndex(({ id }) => id === focused)
    const next = layers[at + (event.shiftKey ? -1 : 1)]
    if (!next || (at < 0 && event.shiftKey)) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-layer="${CSS.escape(next.id)}"]`)?.focus()
  }

  function move(event: KeyboardEvent, [x, y]: readonly [number, number]): void {
    event.preventDefault()
    const by = event.shiftKey ? 5 : event.altKey ? 0.1 : 0.5
    const growing = event.ctrlKey || event.metaKey
    act({ do: growing ? 'grow' : 'nudge', x: x * by, y: y * by })
    const first = editor.chosen[0]
    if (!first) return
    if (first.locked) return say(t('labelEditor.saidLocked'))
    if (growing) say(t('labelEditor.saidSize', { width: first.width + x * by, height: first.height + y * by }))
    else say(t('labelEditor.saidPlace', { x: first.x + x * by, y: first.y + y * by }))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const arrow = arrows[event.key]
    if (event.key === 'Tab') return walk(event)
    const addition = event.ctrlKey || event.metaKey || event.altKey ? undefined : additions[event.key.toLowerCase()]
    if (addition) {
      event.preventDefault()
      addition(deeds)
      return
    }
    if (arrow) return move(event, arrow)
    if (event.key === ' ' && focused) {
      event.preventDefault()
      const starts = !gathering && selection.length === 1 && selection[0] === focused
      setGathering(true)
      if (starts) return say(t('labelEditor.saidGathering'))
      act({ do: 'toggle', id: focused })
      say(t(selection.includes(focused) ? 'labelEditor.saidLeftOut' : 'labelEditor.saidTakenIn'))
    }
    if (event.key === 'Enter' && focused) {
      event.preventDefault()
      onOpen()
    }
    if (event.key === 'Escape') {
      setGathering(false)
      act({ do: 'select', ids: [] })
      say(t('labelEditor.saidNoneChosen'))
    }
  }

  /** Focus by keyboard chooses; a click has chosen already. */
  function onFocus(id: string, byKeyboard: boolean): void {
    setFocused(id)
    if (!byKeyboard || gathering || selection.includes(id)) return
    act({ do: 'select', ids: [id] })
    const layer = layers.find((one) => one.id === id)
    if (layer) say(layerSpeech(layer, t))
  }

  const first = layers.some(({ id }) => id === focused) ? focused : (layers[0]?.id ?? null)
  return { onKeyDown, onFocus, first, stopGathering: () => setGathering(false) }
}
