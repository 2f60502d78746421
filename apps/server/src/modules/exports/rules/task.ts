import { type ExportKind, exportKeptDays, type ExportTask } from '@matai/contract'
import { isPhraseKey, type Language, type PhraseKey, type PhraseParams, type Translate } from '@matai/i18n'
import { dateFormat } from '../../../platform/date-format.ts'
import { Failure } from '../../../platform/failure.ts'
import type { exportTask } from '../table.ts'

export type TaskRow = typeof exportTask.$inferSelect

/** In which words and under which addresses a task is worked off, long after its request. */
export interface TaskManner {
  language: Language
  zone: string
  /** Scheme and host of printed codes. */
  origin: string
}

export interface CodesZipRequest extends TaskManner {
  ids: string[]
  format: 'png' | 'svg'
  size: number
  pattern: string
  folders: boolean
}

export interface UrlsExcelRequest extends TaskManner {
  ids: string[]
}

export interface Problem {
  phrase: PhraseKey
  params: PhraseParams
}

/** Milliseconds of silence after which a worker counts as dead; it speaks every few seconds. */
export const silenceMax = 45_000
/** Times that a task is taken up: once, and once more when its worker died; an archive goes on where it was. */
export const attemptsOf = (kind: string): number => (kind === 'archive' ? 20 : 2)

/** Milliseconds for which a task waits for files or a database that are away, before its owner is told. */
const patience = 30 * 60_000

export const mayWait = ({ createdAt }: Pick<TaskRow, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < patience

export function expiryOf(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + exportKeptDays * 86_400_000)
}

/** All that an account holds is handed to its administrator alone. */
export const isForAdmin = (kind: string): boolean => kind === 'accountData' || kind === 'archive'

/**
 * How many finished files of a kind an account keeps, and how many bytes they may have together; the newest always
 * stays. An export of all data holds what the last one held, so there is one.
 */
export function keptOf(kind: string): { files: number; bytes: number } {
  return { files: isForAdmin(kind) ? 1 : 50, bytes: 5 * 1024 ** 3 }
}

export function toTask(row: TaskRow, say: Translate): ExportTask {
  const { id, state, done, total, problem, fileName, size } = row
  const phrase = problem?.phrase
  return {
    id,
    kind: row.kind as ExportKind, // only kinds of the contract are written
    state,
    done: Math.min(done, total),
    total,
    problem: phrase && isPhraseKey(phrase) ? say(phrase, problem.params) : '',
    fileName,
    size,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

const minute = 60_000
/** Clocks of all zones are apart by whole quarters of an hour. */
const quarter = 15 * minute
let last = { zone: '', quarter: Number.NaN, hour: '', minute: 0 }

/** The minute in a zone as 2026-11-21 18:05. Of moments that follow each other only the first of a quarter is looked up. */
export function minuteOf(zone: string, at: Date): string {
  const of = Math.floor(at.getTime() / quarter)
  if (last.quarter !== of || last.zone !== zone) {
    const parts = { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const
    const text = dateFormat('en-CA', parts)
      .format(of * quarter)
      .replace(', ', ' ')
    last = { zone, quarter: of, hour: text.slice(0, -2), minute: Number(text.slice(-2)) }
  }
  const past = last.minute + Math.floor((at.getTime() - of * quarter) / minute)
  return `${last.hour}${past < 10 ? '0' : ''}${past}`
}

/** The day in a zone as 2026-11-21. */
export function dayOf(zone: string, at: Date): string {
  return dateFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)
}

/** What a task's owner is told and can do something about; undefined for a fault of the server, which the log has to name. */
export function refusalIn(error: unknown): Problem | undefined {
  if (!(error instanceof Failure) || error.errorName === 'notFound') return undefined
  return { phrase: error.phrase, params: error.params }
}
