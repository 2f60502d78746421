import type { Language } from '@matai/i18n'
import { BoundedMap } from '../rules/bounded-map.ts'
import type { CodeRow } from '../store.ts'
import type { DrawnPage, PageMaker } from './code-pages.ts'

/** What this node knows of a printed id. */
export interface KnownCode {
  id: string
  row: CodeRow
  pages: Partial<Record<Language, DrawnPage>>
  weight: number
  readAt: number
}

interface CodeCacheOptions {
  find(id: string): Promise<CodeRow | undefined>
  pageMaker: PageMaker
  /** False while nobody tells this node of changes: then what it knows is old sooner. */
  isTold(): boolean
  now(): number
}

export interface CodeCache {
  /** What is known and fresh, without waiting; `null` for an id known to be unknown. */
  peek(id: string): KnownCode | null | undefined
  /** Reads the code, once for all who ask at the same time; null when there is none. */
  read(id: string): Promise<KnownCode | null>
  pageOf(known: KnownCode, language: Language): DrawnPage
  forget(id: string): void
  forgetAll(): void
}

/** Milliseconds after which a code is read again although nobody said that it changed: zone, tier and owner may have. */
const freshFor = 30_000
const freshUntold = 500
const unknownFor = 10_000
const entries = 20_000
const bytes = 128 * 1024 ** 2
const unknownEntries = 5_000

export function createCodeCache({ find, pageMaker, isTold, now }: CodeCacheOptions): CodeCache {
  const known = new BoundedMap<string, KnownCode>({ entries, weight: bytes, weigh: ({ weight }) => weight })
  // Apart, so that guesses push no real code out.
  const unknown = new BoundedMap<string, number>({ entries: unknownEntries })
  const reading = new Map<string, Promise<KnownCode | null>>()

  async function readNow(id: string): Promise<KnownCode | null> {
    const readAt = now()
    const row = await find(id)
    return row ? { id, row, pages: {}, weight: JSON.stringify(row).length, readAt } : null
  }

  function keep(id: string, code: KnownCode | null): void {
    if (code) known.set(id, code)
    else unknown.set(id, now())
  }

  return {
    peek(id) {
      const code = known.get(id)
      if (code) return now() - code.readAt < (isTold() ? freshFor : freshUntold) ? code : undefined
      const missedAt = unknown.get(id)
      return missedAt !== undefined && now() - missedAt < unknownFor ? null : undefined
    },
    read(id) {
      const running = reading.get(id)
      if (running) return running
      const started: Promise<KnownCode | null> = readNow(id)
        .then((code) => {
          // Not kept when the code changed while it was being read.
          if (reading.get(id) === started) keep(id, code)
          return code
        })
        .finally(() => {
          if (reading.get(id) === started) reading.delete(id)
        })
      reading.set(id, started)
      return started
    },
    pageOf(code, language) {
      const ready = code.pages[language]
      if (ready) return ready
      const page = pageMaker.code(code.id, code.row, language)
      code.pages[language] = page
      // Kept anew, because it weighs more now; a code forgotten meanwhile stays forgotten.
      if (known.get(code.id) === code) {
        known.delete(code.id)
        code.weight += page.plain.length + page.gzip.length
        known.set(code.id, code)
      }
      return page
    },
    forget(id) {
      known.delete(id)
      unknown.delete(id)
      reading.delete(id)
    },
    forgetAll() {
      known.clear()
      unknown.clear()
      reading.clear()
    },
  }
}
