import { createHmac, createSecretKey } from 'node:crypto'
import type { StepRow } from '../store/approvals.ts'
import type { FollowUpRow } from '../store/follow-ups.ts'
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
  const sealing = createSecretKey(key)
  const seal = (purpose: string, value: unknown) =>
    createHmac('sha256', sealing)
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

    /** Of what somebody said about a record. */
    followUpOf: ({
      accountId,
      recordId,
      id,
      userId,
      text,
      state,
      chargeId,
      dueAt,
      files,
      filledId,
      at,
    }: FollowUpRow) => {
      const said = { text, state, chargeId, dueAt: dueAt?.toISOString() ?? null, files, filledId }
      return seal('followUp', { accountId, recordId, id, userId, ...said, at: at.toISOString() })
    },

    /** Of one decision: who approved or refused at which level, why, signed with what. */
    decisionOf: ({ accountId, recordId, id, userId, collaborator, at, ...step }: StepRow): string => {
      const { level, approved, reason, signatureId } = step
      const by = collaborator === '' ? { userId } : { userId, collaborator }
      return seal('decision', {
        accountId,
        recordId,
        id,
        ...by,
        level,
        approved,
        reason,
        signatureId,
        at: at.toISOString(),
      })
    },

    /** Of a link and the one before it, so that none can be taken out, put in or moved. */
    markOf: (accountId: number, { at, entryId, ...link }: Link, before: string): string => {
      const entry = entryId === null ? {} : { entryId }
      return seal('link', { accountId, ...link, ...entry, at: at.toISOString(), before })
    },
  }
}

export type Sealer = ReturnType<typeof createSealer>

/** What is found out about a record; `unproven` has no link: it is older than the chain, or was put in by hand. */
export const evidenceStates = ['intact', 'differs', 'missing', 'removed', 'unproven'] as const
export type EvidenceState = (typeof evidenceStates)[number]

/** What of a record is not what was sealed. */
export const evidenceParts = ['answers', 'edits', 'followUps', 'decisions', 'chain'] as const
export type EvidencePart = (typeof evidenceParts)[number]

type KnownLink = LinkRow & { before: string | undefined }

interface Known {
  row: RecordRow | undefined
  /** of this record, in their order, each with the mark of the one before it in the form */
  links: readonly KnownLink[]
  /** the oldest first */
  changes: readonly ChangeRow[]
  followUps: readonly FollowUpRow[]
  decisions: readonly StepRow[]
}

export interface Verdict {
  state: EvidenceState
  differs: EvidencePart[]
}

/** Whether a link is still what was sealed of it and of the one before. */
function isSealed({ accountId, mark, before, ...link }: KnownLink, sealer: Sealer): boolean {
  const { seq, formId, recordId, period, number, kind, digest, change, entryId, at } = link
  const said = { seq, formId, recordId, period, number, kind, digest, change, entryId, at }
  return before !== undefined && sealer.markOf(accountId, said, before) === mark
}

/** Whether entries are those that links speak of. Entries that are older than the sealing of threads have no link. */
function areEntries<Row extends { id: number }>(
  rows: readonly Row[],
  links: readonly KnownLink[],
  { by, sealOf }: { by: LinkKind; sealOf: (row: Row) => string },
): boolean {
  const gone = new Set(links.flatMap(({ kind, entryId }) => (kind === 'unfollowed' ? [entryId] : [])))
  const seals = new Map(
    links.flatMap(({ kind, entryId, change }) =>
      kind === by && entryId !== null && (by !== 'followed' || !gone.has(entryId)) ? [[entryId, change] as const] : [],
    ),
  )
  const isSealedThroughout = links.some(({ kind, entryId }) => kind === 'made' && entryId === 0)
  const first = Math.min(...seals.keys())
  const there = new Set(rows.map(({ id }) => id))
  return (
    [...seals.keys()].every((id) => there.has(id)) &&
    rows.every((row) => {
      const known = seals.get(row.id)
      return known === undefined ? !isSealedThroughout && row.id < first : known === sealOf(row)
    })
  )
}

/** Whether a record, its edits, what was said and decided of it, and its links are still what was sealed. */
export function verdictOf({ row, links, changes, followUps, decisions }: Known, sealer: Sealer): Verdict {
  const says = (state: EvidenceState, ...differs: EvidencePart[]) => ({ state, differs })
  const last = links.at(-1)
  if (!last) return says('unproven')
  if (!links.every((link) => isSealed(link, sealer))) return says('differs', 'chain')
  if (last.kind === 'removed') return row ? says('differs', 'chain') : says('removed')
  if (!row) return says('missing')
  const changed = links.filter(({ kind }) => kind === 'changed')
  const areEdits =
    changed.length === changes.length &&
    changed.every(({ change }, at) => {
      const edit = changes[at]
      return edit !== undefined && sealer.changeOf(edit) === change
    })
  const content = links.findLast(({ digest }) => digest !== '')
  const isSo: Record<Exclude<EvidencePart, 'chain'>, boolean> = {
    answers: sealer.digestOf(row) === content?.digest,
    edits: areEdits,
    followUps: areEntries(followUps, links, { by: 'followed', sealOf: sealer.followUpOf }),
    decisions: areEntries(decisions, links, { by: 'decided', sealOf: sealer.decisionOf }),
  }
  const differs = evidenceParts.filter((part) => part !== 'chain' && !isSo[part])
  return { state: differs.length === 0 ? 'intact' : 'differs', differs }
}

/** What people compare by eye: sixteen letters of what was sealed. */
export const fingerprintOf = (digest: string): string => digest.slice(0, 16)
