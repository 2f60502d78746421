import type { Style } from '@matai/contract'
import { useMemo, useState } from 'react'
import { type History, redo, startHistory, step, undo } from '../../../ui/history.ts'
import type { StyleFiles } from './pictures/style-files.ts'

export interface DraftStyle {
  style: Style
  files: StyleFiles
}

/** A style that is being changed, with the way back and forth. */
export interface StyleDraft extends DraftStyle {
  change: (changes: Partial<Style>, files?: Partial<StyleFiles>) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  /** Begins again from there, with nothing to take back. */
  restart: (from: DraftStyle) => void
}

export function useStyleDraft(initial: DraftStyle | (() => DraftStyle)): StyleDraft {
  const [history, setHistory] = useState<History<DraftStyle>>(() =>
    startHistory(typeof initial === 'function' ? initial() : initial),
  )
  const { past, present, future } = history
  const acts = useMemo(
    () => ({
      change: (changes: Partial<Style>, files: Partial<StyleFiles> = {}) =>
        setHistory((before) => {
          const next = {
            style: { ...before.present.style, ...changes },
            files: { ...before.present.files, ...files },
          }
          // What is dragged or typed in one field makes one step.
          return step(before, next, { field: Object.keys(changes).join(), at: Date.now() })
        }),
      restart: (from: DraftStyle) => setHistory(startHistory(from)),
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
