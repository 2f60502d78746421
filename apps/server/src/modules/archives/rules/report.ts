import type { ArchiveImport, ArchiveReason, ArchiveThing } from '@matai/contract'
import { isPhraseKey, type Translate } from '@matai/i18n'
import type { ImportRow } from '../store/imports.ts'
import type { StoredReport } from '../table.ts'

export const emptyReport = (): StoredReport => ({ came: {}, notes: [] })

export function addCame(report: StoredReport, what: ArchiveThing, count: number): void {
  if (count > 0) report.came[what] = (report.came[what] ?? 0) + count
}

export function addNote(report: StoredReport, what: ArchiveThing, why: ArchiveReason, count: number): void {
  if (count <= 0) return
  const known = report.notes.find((one) => one.what === what && one.why === why)
  if (known) known.count += count
  else report.notes.push({ what, why, count })
}

export function toImport(row: ImportRow, say: Translate): ArchiveImport {
  const { id, fileName, size, mode, state, phase, done, total, fromName, report, problem } = row
  const phrase = problem?.phrase
  return {
    ...{ id, fileName, size, mode, state, phase, done: Math.min(done, total), total, from: fromName },
    problem: phrase && isPhraseKey(phrase) ? say(phrase, problem.params) : '',
    came: Object.entries(report.came).map(([what, count]) => ({ what: what as ArchiveThing, count })),
    canGoOn: canGoOn(row),
    notes: report.notes,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

/** A failed import keeps its archive where the reason may pass; it looks through all of it again before it goes on. */
export const canGoOn = ({ state, blobId }: Pick<ImportRow, 'state' | 'blobId'>): boolean =>
  state === 'failed' && blobId !== null
