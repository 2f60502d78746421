import type { StoredFile } from '@matai/contract'
import type { Sending, SendFile } from './send-file.ts'
import type { UploadState, UploadStates } from './upload-state.ts'

interface Queued {
  file: File
  sending: Sending | null
}

/** The uploads of one editor: at most a few at a time, the others wait their turn. */
export interface UploadQueue {
  states: () => UploadStates
  subscribe: (listener: () => void) => () => void
  add: (id: string, file: File) => void
  retry: (id: string) => void
  cancel: (id: string) => void
  /** Stops all of them, to go on another time. */
  pauseAll: () => void
}

const atOnce = 3

/** Hears of a file that the server has stored; answers with a sentence when it is not what was wanted. */
export type Arrived = (id: string, file: StoredFile) => string | undefined

export function createUploadQueue(send: SendFile, arrived: Arrived): UploadQueue {
  let states: UploadStates = new Map()
  const queued = new Map<string, Queued>()
  const listeners = new Set<() => void>()

  function change(id: string, part: Partial<UploadState> | null) {
    const next = new Map(states)
    const old = next.get(id)
    if (part && old) next.set(id, { ...old, ...part })
    else next.delete(id)
    states = next
    for (const listener of listeners) listener()
  }

  function startNext() {
    const sending = [...queued.values()].filter((one) => one.sending).length
    const waiting = [...queued].find(([id, one]) => !one.sending && states.get(id)?.step === 'sending')
    if (sending >= atOnce || !waiting) return
    start(...waiting)
    startNext()
  }

  function start(id: string, one: Queued) {
    function fail(reason: string | null) {
      one.sending = null
      change(id, { step: 'failed', reason })
      startNext()
    }
    one.sending = send(one.file, {
      onProgress: (sent) => change(id, { sent }),
      onStoring: () => change(id, { step: 'storing' }),
      onFailed: (reason) => fail(reason),
      onDone: (file) => {
        const refusal = arrived(id, file)
        if (refusal === undefined) forget(id)
        else fail(refusal)
      },
    })
  }

  function forget(id: string) {
    queued.delete(id)
    change(id, null)
    startNext()
  }

  function cancel(id: string) {
    queued.get(id)?.sending?.cancel()
    forget(id)
  }

  return {
    states: () => states,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (id, file) => {
      queued.set(id, { file, sending: null })
      states = new Map(states).set(id, { id, name: file.name, size: file.size, sent: 0, step: 'sending', reason: null })
      change(id, {})
      startNext()
    },
    retry: (id) => {
      change(id, { step: 'sending', reason: null })
      startNext()
    },
    cancel,
    pauseAll: () => {
      for (const { sending } of queued.values()) sending?.pause()
      queued.clear()
    },
  }
}
