import { create } from 'zustand'

export type ToastKind = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  action?: ToastAction
}

/** What can be done about it, once: undo. */
export interface ToastAction {
  label: string
  run: () => void
}

/** Milliseconds that a success stands (specification, section 4); faults stand longer, to be read. */
const duration: Record<ToastKind, number> = { success: 2_000, info: 4_000, error: 6_000 }
/** Milliseconds in which something can be undone. */
const durationWithAction = 10_000
const most = 3

export const useToasts = create<{ list: Toast[] }>(() => ({ list: [] }))

let lastId = 0

function show(kind: ToastKind, text: string, action?: ToastAction): void {
  const id = ++lastId
  useToasts.setState(({ list }) => ({
    list: [...list.filter((toast) => toast.text !== text), { id, kind, text, ...(action && { action }) }].slice(-most),
  }))
  setTimeout(() => dismissToast(id), action ? durationWithAction : duration[kind])
}

export function dismissToast(id: number): void {
  useToasts.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }))
}

/** Short messages at the top of the window; callable from anywhere. */
export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}
