import { createFairThread } from '../threads/fair-thread.ts'
import { type Cleaned, cleanAll } from './clean-all.ts'

export interface RichTextCleaner {
  /** The texts in the form in which they are kept; `owner` is the account for which it is done. */
  clean(texts: readonly string[], owner: number): Promise<Cleaned[]>
  close(): Promise<void>
}

/** Characters that are cleaned at once: at their worst they take 20 ms. */
const atOnce = 3_000
const mostWaiting = 60
const retrySeconds = 5
const idleFor = 10_000

/** Cleans longer texts in a thread, so that nobody else waits for them. */
export function createRichTextCleaner(): RichTextCleaner {
  const script = new URL('./clean-worker.ts', import.meta.url)
  const thread = createFairThread<readonly string[], Cleaned[]>(script, {
    mostWaiting,
    retrySeconds,
    idleAfter: idleFor,
  })
  return {
    async clean(texts, owner) {
      const length = texts.reduce((sum, text) => sum + text.length, 0)
      return length <= atOnce ? cleanAll(texts) : thread.ask(texts, owner)
    },
    close: thread.close,
  }
}
