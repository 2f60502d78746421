import {
  type BlockInfo,
  type CodeBlock,
  type CodeReport,
  type ReportReason,
  reportContactMax,
  reportReasons,
  reportTextMax,
  shortIdAlphabet,
} from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'

/** Days that a report is kept after it was dealt with. */
const reportDaysKept = 180

export function reportsKeptFrom(now: Date): Date {
  return new Date(now.getTime() - reportDaysKept * 86_400_000)
}

/** What a visitor filled in, as it was filled in. */
export interface ReportForm {
  reason: string
  text: string
  contact: string
}

export interface FormProblem {
  field: keyof ReportForm
  phrase: PhraseKey
  params?: { max: number; count?: number }
}

/** Newlines as people count them: browsers send two characters for each. No database keeps a NUL. */
export function readReportForm(form: URLSearchParams): ReportForm {
  const read = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').trim()
  return { reason: read('reason'), text: read('text'), contact: read('contact') }
}

export function problemOf({ reason, text, contact }: ReportForm): FormProblem | undefined {
  if (!isReason(reason)) return { field: 'reason', phrase: 'abuse.pickReason' }
  if (text.length > reportTextMax) {
    return { field: 'text', phrase: 'abuse.textTooLong', params: { max: reportTextMax, count: text.length } }
  }
  if (contact.length > reportContactMax) {
    return { field: 'contact', phrase: 'abuse.contactTooLong', params: { max: reportContactMax } }
  }
  return undefined
}

export function isReason(reason: string): reason is ReportReason {
  return reportReasons.some((one) => one === reason)
}

const shortId = `[${shortIdAlphabet}]{8}`
const pageId = `[${shortIdAlphabet}]{16}`
const alone = new RegExp(`^(?:${shortId}|${pageId})$`)
const inAddress = new RegExp(`/q/(${shortId})(?:[/?#]|$)`)
const inPageAddress = new RegExp(`/d/(${pageId})(?:[/?#]|$)`)

/** Whether an id is that of a directory's public page; short ids of codes are half as long. */
export const isPageId = (id: string): boolean => id.length === 16

/** Words and names as rich text, for somebody who looks whether anything is wrong with them. */
export function listAsHtml(words: string, names: readonly string[]): string {
  const lines = words.split('\n').filter(Boolean)
  const items = names.map((name) => `<li>${escaped(name)}</li>`)
  return `${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The short id or the id of a directory page that was typed, alone or within a printed address of whatever host. */
export function shortIdIn(typed: string): string | undefined {
  const text = typed.trim()
  return alone.test(text) ? text : (inAddress.exec(text) ?? inPageAddress.exec(text))?.[1]
}

interface BlockRow {
  at: Date
  by: string
  reason: string
  liftedAt: Date | null
  liftedBy: string
  liftReason: string
  appealAt: Date | null
  appeal: string
  answeredAt: Date | null
  answer: string
}

/** Whether the owner may appeal now: against a block that stands, once until it is answered. */
export function mayAppeal(block: Pick<BlockRow, 'liftedAt' | 'appealAt' | 'answeredAt'> | undefined): boolean {
  return block !== undefined && block.liftedAt === null && (block.appealAt === null || block.answeredAt !== null)
}

/** What the owner may know of a block: not who did it. */
export function toBlockInfo(row: BlockRow): BlockInfo {
  const { at, reason, liftedAt, liftReason, appealAt, appeal, answeredAt, answer } = row
  return {
    at: at.toISOString(),
    reason,
    liftedAt: liftedAt?.toISOString() ?? null,
    liftReason,
    appeal: appealAt && { at: appealAt.toISOString(), text: appeal },
    answer: answeredAt && { at: answeredAt.toISOString(), text: answer },
  }
}

export function toCodeBlock(row: BlockRow): CodeBlock {
  return { ...toBlockInfo(row), by: row.by, liftedBy: row.liftedBy }
}

interface ReportRow {
  id: number
  at: Date
  reason: ReportReason
  text: string
  contact: string
  closedAt: Date | null
}

export function toCodeReport({ id, at, reason, text, contact, closedAt }: ReportRow): CodeReport {
  return { id, at: at.toISOString(), reason, text, contact, closedAt: closedAt?.toISOString() ?? null }
}
