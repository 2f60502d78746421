import type { Style } from '@matai/contract'
import { useMemo, useState } from 'react'
import { type History, redo, startHistory, step, undo } from '../../../ui/history.ts'
import type { StyleFiles } from './pictures/style-files.ts'

export interface DraftStyle {
  style: Style
  files: StyleFiles
}

interface NamedStyle extends DraftStyle {
  /** Empty where a style has none. */
  name: string
}

/** A style that is being changed, with the way back and forth. */
export interface StyleDraft extends NamedStyle {
  change: (changes: Partial<Style>, files?: Partial<StyleFiles>) => void
  rename: (name: string) => void
  /** Goes on from there as one step: undo leads back. */
  goOn: (from: NamedStyle) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  /** Begins again from there, with nothing to take back. */
  restart: (from: DraftStyle & { name?: string }) => void
}

type Start = DraftStyle & { name?: string }

export function useStyleDraft(initial: Start | (() => Start)): StyleDraft {
  const [history, setHistory] = useState<History<NamedStyle>>(() =>
    startHistory({ name: '', ...(typeof initial === 'function' ? initial() : initial) }),
  )
  const { past, present, future } = history
  const acts = useMemo(
    () => ({
      change: (changes: Partial<Style>, files: Partial<StyleFiles> = {}) =>
        setHistory((before) => {
          const next = {
            ...before.present,
            style: { ...before.present.style, ...changes },
            files: { ...before.present.files, ...files },
          }
          // What is dragged or typed in one field makes one step.
          return step(before, next, { field: Object.keys(changes).join(), at: Date.now() })
        }),
      rename: (name: string) =>
        setHistory((before) => step(before, { ...before.present, name }, { field: 'name', at: Date.now() })),
      goOn: (from: NamedStyle) => setHistory((before) => step(before, from, { at: Date.now() })),
      restart: (from: Start) => setHistory(startHistory({ name: '', ...from })),
    }),
    [],
  )
  return {
    ...present,
    ...acts,
    undo: past.length === 0 ? undefined : () => setHistory(undo),
    redo: future.length === 0 ? undefined : () => setHistory(redo),
  }
}
