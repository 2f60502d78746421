import { create } from 'zustand'

export type ToastKind = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
}

/** Milliseconds that a success stands (specification, section 4); faults stand longer, to be read. */
const duration: Record<ToastKind, number> = { success: 2_000, info: 4_000, error: 6_000 }
const most = 3

export const useToasts = create<{ list: Toast[] }>(() => ({ list: [] }))

let lastId = 0

function show(kind: ToastKind, text: string): void {
  const id = ++lastId
  useToasts.setState(({ list }) => ({
    list: [...list.filter((toast) => toast.text !== text), { id, kind, text }].slice(-most),
  }))
  setTimeout(() => dismissToast(id), duration[kind])
}

export function dismissToast(id: number): void {
  useToasts.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }))
}

/** Short messages at the top of the window; callable from anywhere. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}
