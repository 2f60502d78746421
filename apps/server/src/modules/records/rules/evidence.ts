import { createHmac } from 'node:crypto'
import type { ChangeRow, RecordRow } from '../store/records.ts'
import type { recordLink } from '../table/records.ts'

export type LinkRow = typeof recordLink.$inferSelect
export type LinkKind = LinkRow['kind']

/** What a link says, before it is sealed. */
export type Link = Omit<LinkRow, 'accountId' | 'mark'>

/** The same text for the same value, whatever order its keys have: the database keeps them in one of its own. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}

/**
 * Seals what is kept, with a key that is not in the database: who can write rows but has not the server's secret
 * can change them, but not what was sealed of them.
 */
export function createSealer(key: Buffer) {
  const seal = (purpose: string, value: unknown) =>
    createHmac('sha256', key)
      .update(`${purpose}\n${canonical(value)}`)
      .digest('base64url')

  return {
    /** Of what was filled in, with where, when and by whom. How far people are with it is not evidence. */
    digestOf: ({ accountId, formId, id, version, period, number, at, ...row }: RecordRow): string => {
      const { answers, score, seed, fillerId, qrCodeId, sourceId, edits } = row
      const from = { accountId, formId, id, version, period, number, at: at.toISOString() }
      return seal('record', { ...from, answers, score, seed, fillerId, qrCodeId, sourceId, edits })
    },

    /** Of one edit: who changed what from what, when. */
    changeOf: ({ accountId, recordId, id, userId, before, after, at }: ChangeRow): string =>
      seal('change', { accountId, recordId, id, userId, before, after, at: at.toISOString() }),

    /** Of a link and the one before it, so that none can be taken out, put in or moved. */
    markOf: (accountId: number, { at, ...link }: Link, before: string): string =>
      seal('link', { accountId, ...link, at: at.toISOString(), before }),
  }
}

export type Sealer = ReturnType<typeof createSealer>

/** What is found out about a record; `unproven` has no link: it is older than the chain, or was put in by hand. */
export const evidenceStates = ['intact', 'differs', 'missing', 'removed', 'unproven'] as const
export type EvidenceState = (typeof evidenceStates)[number]

interface Known {
  row: RecordRow | undefined
  /** of this record, in their order, each with the mark of the one before it in the form */
  links: readonly (LinkRow & { before: string | undefined })[]
  /** the oldest first */
  changes: readonly ChangeRow[]
}

/** Whether a record, its edits and its links are still what was sealed. */
export function verdictOf({ row, links, changes }: Known, sealer: Sealer): EvidenceState {
  const last = links.at(-1)
  if (!last) return 'unproven'
  const isSealed = links.every(({ accountId, mark, before, ...link }) => {
    const { seq, formId, recordId, period, number, kind, digest, change, at } = link
    const said = { seq, formId, recordId, period, number, kind, digest, change, at }
    return before !== undefined && sealer.markOf(accountId, said, before) === mark
  })
  if (!isSealed) return 'differs'
  if (last.kind === 'removed') return row ? 'differs' : 'removed'
  if (!row) return 'missing'
  const changed = links.filter(({ kind }) => kind === 'changed')
  const areEdits =
    changed.length === changes.length &&
    changed.every(({ change }, at) => {
      const edit = changes[at]
      return edit !== undefined && sealer.changeOf(edit) === change
    })
  return areEdits && sealer.digestOf(row) === last.digest ? 'intact' : 'differs'
}

/** What people compare by eye: sixteen letters of what was sealed. */
export const fingerprintOf = (digest: string): string => digest.slice(0, 16)
