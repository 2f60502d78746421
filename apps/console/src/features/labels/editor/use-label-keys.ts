import { useEffect, useRef } from 'react'
import type { Deeds } from './use-deeds.ts'

interface LabelKeys {
  deeds: Deeds
  save: () => void
  showKeys: () => void
  /** Whether the label can be changed at all. */
  enabled: boolean
}

/** Keys of the whole editor, wherever the focus is but in a dialog; those of letters not while somebody writes. */
export function useLabelKeys(keys: LabelKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { enabled, showKeys } = latest.current
      if (!enabled || event.defaultPrevented || isIn(event.target, '[role=dialog]')) return
      const key = event.key.toLowerCase()
      const deed = event.ctrlKey || event.metaKey ? withControl(event, key, latest.current) : undefined
      if (deed) {
        event.preventDefault()
        deed()
        return
      }
      if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const plain = withoutControl(event, latest.current, showKeys)
      if (!plain) return
      event.preventDefault()
      plain()
    }
    function onCopy(event: ClipboardEvent): void {
      const { enabled, deeds } = latest.current
      if (!enabled || isWriting(event.target) || isIn(event.target, '[role=dialog]')) return
      if (!document.getSelection()?.isCollapsed) return
      const text = deeds.copied()
      if (text === null) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
      if (event.type === 'cut') deeds.remove()
    }
    function onPaste(event: ClipboardEvent): void {
      const { enabled, deeds } = latest.current
      if (!enabled || isWriting(event.target) || isIn(event.target, '[role=dialog]')) return
      if (deeds.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
}

type Deed = (() => void) | undefined

function withControl(event: KeyboardEvent, key: string, { deeds, save }: LabelKeys): Deed {
  if (key === 's') return save
  if (key === 'z') return event.shiftKey ? deeds.redo : deeds.undo
  if (key === 'y') return deeds.redo
  if (isWriting(event.target)) return undefined
  if (key === 'a') return deeds.selectAll
  if (key === 'd') return deeds.duplicate
  if (key === 'g') return event.shiftKey ? deeds.ungroup : deeds.group
  if (key === 'l') return deeds.lock
  return undefined
}

function withoutControl(event: KeyboardEvent, { deeds }: LabelKeys, showKeys: () => void): Deed {
  switch (event.key) {
    case '?':
      return showKeys
    case ']':
      return () => deeds.order('forward')
    case '[':
      return () => deeds.order('backward')
    case '}':
      return () => deeds.order('front')
    case '{':
      return () => deeds.order('back')
    case 'Delete':
    case 'Backspace':
      return deeds.remove
    default:
      return undefined
  }
}

function isIn(target: EventTarget | null, place: string): boolean {
  return target instanceof Element && target.closest(place) !== null
}

/** Ticks and colours take no letters. */
function isWriting(target: EventTarget | null): boolean {
  return isIn(
    target,
    'textarea, [contenteditable=true], [role=combobox], input:not([type=checkbox], [type=radio], [type=color])',
  )
}
