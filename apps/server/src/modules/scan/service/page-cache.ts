import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { DrawnPage } from './code-pages.ts'

/** A public page as it was read; `page` is null when it was taken back. */
export interface KnownPage {
  accountId: number
  /** Null while it is not published, or stopped. */
  page: DrawnPage | null
  /** Whether the operator keeps visitors from it. */
  blocked?: boolean
}

interface Kept extends KnownPage {
  readAt: number
  /** How many changes this node had heard of when the reading began. */
  heard: number
}

/**
 * Milliseconds that a page of a directory holds. Changes of directories are told to every node at once; codes that come,
 * go, expire or begin to show are seen after this time, which is harmless because a code's own page decides about it.
 */
const freshFor = 2_000
/** While nobody tells this node of changes. */
const freshUntold = 500
const entries = 2_000
const bytes = 32 * 1024 ** 2
const accountsRemembered = 10_000

/** Drawn public pages of this node: one read in some seconds, however many people look at the same page. */
export function createPageCache({ isTold, now }: { isTold(): boolean; now(): number }) {
  const weigh = ({ page }: Kept) => (page ? page.plain.length + page.gzip.length : 0) + 200
  const known = new BoundedMap<string, Kept>({ entries, weight: bytes, weigh })
  const changes = new BoundedMap<number, number>({ entries: accountsRemembered })
  const reading = new Map<string, Promise<KnownPage | null>>()
  let heard = 0

  async function readNow(key: string, find: () => Promise<KnownPage | null>): Promise<KnownPage | null> {
    const kept = { readAt: now(), heard }
    const page = await find()
    if (page) known.set(key, { ...page, ...kept })
    return page
  }

  return {
    peek(key: string): KnownPage | undefined {
      const kept = known.get(key)
      if (!kept || now() - kept.readAt >= (isTold() ? freshFor : freshUntold)) return undefined
      return (changes.get(kept.accountId) ?? 0) > kept.heard ? undefined : kept
    },
    /** Once for all who ask at the same time; undefined when there is no such page. */
    async read(key: string, find: () => Promise<KnownPage | null>): Promise<KnownPage | undefined> {
      let started = reading.get(key)
      if (!started) {
        const begun = readNow(key, find).finally(() => reading.get(key) === begun && reading.delete(key))
        reading.set(key, begun)
        started = begun
      }
      return (await started) ?? undefined
    },
    /** The pages of an account. */
    forget(accountId: number): void {
      heard += 1
      changes.set(accountId, heard)
      reading.clear()
    },
    forgetAll(): void {
      known.clear()
      reading.clear()
    },
  }
}
