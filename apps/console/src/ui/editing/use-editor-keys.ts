import { useEffect, useRef } from 'react'

interface EditorKeys {
  enabled: boolean
  undo: () => void
  redo: () => void
  save: () => void
}

/** Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, and Ctrl+S (on a Mac with Cmd), anywhere but in a dialog. */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return
      if (!latest.current.enabled || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      const deeds = { z: event.shiftKey ? 'redo' : 'undo', y: 'redo', s: 'save' } as const
      const deed = key in deeds ? deeds[key as keyof typeof deeds] : undefined // one of its keys, as asked
      if (!deed) return
      event.preventDefault()
      latest.current[deed]()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null
}
