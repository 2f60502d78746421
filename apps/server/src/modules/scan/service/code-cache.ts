import { hash } from 'node:crypto'
import type { Language } from '@matai/i18n'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { CodeRow } from '../store/codes.ts'
import type { DrawnPage, PageMaker } from './code-pages.ts'

/** What this node knows of a printed id. */
export interface KnownCode {
  id: string
  row: CodeRow
  /** Hash of the row, to see whether the drawn pages still hold. */
  mark: string
  pages: Partial<Record<Language, DrawnPage>>
  weight: number
  readAt: number
  /** Milliseconds; differs from code to code, so that codes read together are not read again together. */
  freshFor: number
}

interface CodeCacheOptions {
  /** The code as it is at a moment. */
  find(id: string, now: number): Promise<CodeRow | undefined>
  pageMaker: PageMaker
  /** False while nobody tells this node of changes: then what it knows is old sooner. */
  isTold(): boolean
  now(): number
}

export interface CodeCache {
  /** What is known well enough, without waiting; `null` for an id known to be unknown. */
  peek(id: string): KnownCode | null | undefined
  /** Reads the code, once for all who ask at the same time; null when there is none. */
  read(id: string): Promise<KnownCode | null>
  pageOf(known: KnownCode, language: Language): DrawnPage
  forget(id: string): void
  /** Forgets all codes of an account. */
  forgetOf(accountId: number): void
  /** Forgets what turned out to be changed, unless it is known anew already. */
  drop(known: KnownCode): void
  forgetAll(): void
}

/** Milliseconds after which a code is read again beside the answer: a tier ends without being told. */
const freshFor = 30_000
/** Milliseconds after which an answer waits for that. */
const usableFor = 300_000
const usableUntold = 500
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
    let readAt = now()
    let row = await find(id, readAt)
    // What changed by itself while it was being read is read again.
    while (row && isOver(row, now())) {
      readAt = now()
      row = await find(id, readAt)
    }
    return row ? learnt(id, row, readAt, known.get(id)) : null
  }

  function keep(id: string, code: KnownCode | null): void {
    if (code) {
      known.set(id, code)
      unknown.delete(id)
    } else {
      known.delete(id)
      unknown.set(id, now())
    }
  }

  function read(id: string): Promise<KnownCode | null> {
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
  }

  return {
    read,
    peek(id) {
      const code = known.get(id)
      if (!code) {
        const missedAt = unknown.get(id)
        return missedAt !== undefined && now() - missedAt < unknownFor ? null : undefined
      }
      if (isOver(code.row, now())) return undefined
      const age = now() - code.readAt
      if (!isTold()) return age < usableUntold ? code : undefined
      if (age >= usableFor) return undefined
      if (age >= code.freshFor) read(id).catch(() => undefined) // whoever asks next tries again
      return code
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
    forgetOf(accountId) {
      known.deleteWhere(({ row }) => row.accountId === accountId)
      reading.clear()
    },
    drop(code) {
      if (known.get(code.id) === code) known.delete(code.id)
    },
    forgetAll() {
      known.clear()
      unknown.clear()
      reading.clear()
    },
  }
}

/** Whether visitors see something else by now than when the row was read. */
function isOver({ nextChangeAt }: CodeRow, now: number): boolean {
  return nextChangeAt !== null && now >= nextChangeAt.getTime()
}

/** A code as it was read; drawn pages are kept when nothing in it changed. */
function learnt(id: string, row: CodeRow, readAt: number, before: KnownCode | undefined): KnownCode {
  const text = JSON.stringify(row)
  const mark = hash('sha1', text, 'base64')
  const same =
    before?.mark === mark ? { pages: before.pages, weight: before.weight } : { pages: {}, weight: text.length }
  return { id, row, mark, ...same, readAt, freshFor: freshFor * (0.5 + Math.random() / 2) }
}
