import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeptDraft } from './use-kept-draft.ts'

/** What was done to the drafts of this browser, in order: the environment of these tests has no IndexedDB. */
let done: string[] = []

/** A request or a transaction that succeeds as soon as somebody listens. */
const succeeding = <Result,>(event: 'onsuccess' | 'oncomplete', result: Result) =>
  Object.defineProperty({ result }, event, {
    set(heard: () => void) {
      queueMicrotask(heard)
    },
  })

beforeEach(() => {
  done = []
  const note = (deed: string) => () => {
    done.push(deed)
    return succeeding('onsuccess', undefined)
  }
  const objectStore = () => ({ put: note('kept'), delete: note('forgotten') })
  const transaction = () => Object.assign(succeeding('oncomplete', undefined), { objectStore })
  vi.stubGlobal('indexedDB', { open: () => succeeding('onsuccess', { transaction, close: () => undefined }) })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const editor = (wasKept = false) =>
  renderHook(({ work }: { work: object | null }) => useKeptDraft('key', work, wasKept), {
    initialProps: { work: null as object | null },
  })

test('keeps work shortly after its last change, and forgets it when there is none', async () => {
  const { rerender } = editor()
  rerender({ work: { name: '写' } })
  await vi.advanceTimersByTimeAsync(200)
  rerender({ work: { name: '写了' } })
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toEqual(['kept'])
  rerender({ work: null })
  await vi.advanceTimersByTimeAsync(400)
  expect(done).toEqual(['kept', 'forgotten'])
})

test('work that was saved before it was kept is never kept, however late the screen is drawn', async () => {
  const { rerender, result } = editor()
  rerender({ work: { name: '写了' } })
  await vi.advanceTimersByTimeAsync(299)
  const forgotten = result.current()
  await vi.advanceTimersByTimeAsync(1_000)
  await forgotten
  rerender({ work: null })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual(['forgotten'])
  rerender({ work: { name: '又写' } })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual(['forgotten', 'kept'])
})
