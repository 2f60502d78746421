import { type FocusEvent, useCallback, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Where words were last written: a field with its caret, or a rich text with its selection. */
type Spot = { field: Field; from: number; until: number } | { rich: HTMLElement; range: Range }

/** Puts words where somebody writes, or last wrote, inside an element, whatever editor that is. */
export function useInsertion() {
  const focused = useRef<EventTarget | null>(null)
  const left = useRef<Spot | null>(null)

  const onFocus = useCallback(({ target }: FocusEvent) => {
    if (isField(target) || isRich(target)) focused.current = target
  }, [])
  const onBlur = useCallback(({ target }: FocusEvent) => {
    left.current = spotIn(target) ?? left.current
  }, [])

  /** False when nothing was written in yet, so that there is no place for it. */
  const insert = useCallback((words: string): boolean => {
    const { activeElement } = document
    const spot = activeElement && activeElement === focused.current ? spotIn(activeElement) : left.current
    if (!spot) return false
    return 'field' in spot ? intoField(spot, words) : intoRichText(spot, words)
  }, [])

  return { onFocus, onBlur, insert }
}

function spotIn(target: EventTarget): Spot | null {
  if (isField(target)) {
    const from = target.selectionStart ?? target.value.length
    return { field: target, from, until: target.selectionEnd ?? from }
  }
  const selection = isRich(target) ? getSelection() : null
  return isRich(target) && selection?.rangeCount ? { rich: target, range: selection.getRangeAt(0).cloneRange() } : null
}

const isRich = (target: EventTarget): target is HTMLElement => target instanceof HTMLElement && target.isContentEditable

function intoField({ field, from, until }: Extract<Spot, { field: Field }>, words: string): boolean {
  if (!field.isConnected) return false
  field.focus()
  field.setRangeText(words, Math.min(from, field.value.length), Math.min(until, field.value.length), 'end')
  // React hears of it as if it had been typed.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

function intoRichText({ rich, range }: Extract<Spot, { rich: HTMLElement }>, words: string): boolean {
  if (!rich.isConnected) return false
  rich.focus()
  if (rich.contains(range.startContainer)) {
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  }
  // The only way to type into an editor that is not ours; it goes through the editor's own undo and rules.
  return document.execCommand('insertText', false, words)
}

/** Fields for texts of the content; those that say so hold something else, such as the name of a column. */
function isField(target: EventTarget): target is Field {
  const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && isTyped(target))
  return isText && !target.closest('[data-no-variables]')
}

const isTyped = ({ type, readOnly, role }: HTMLInputElement) =>
  ['text', 'tel', 'url'].includes(type) && !readOnly && role !== 'combobox'
