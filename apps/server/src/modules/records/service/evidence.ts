import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import {
  createSealer,
  type EvidencePart,
  type EvidenceState,
  fingerprintOf,
  type LinkKind,
  verdictOf,
} from '../rules/evidence.ts'
import { type StepRow, stepsOf } from '../store/approvals.ts'
import * as store from '../store/evidence.ts'
import { type FollowUpRow, followUpsOf } from '../store/follow-ups.ts'
import type { ChangeRow, RecordRow } from '../store/records.ts'

/** What happened to a record, as it is from then on. */
export interface ChainDeed {
  kind: LinkKind
  row: RecordRow
  /** of an edit */
  change?: ChangeRow
  /** of what was said about it, and taken back */
  followUp?: FollowUpRow
  /** of an approval */
  decision?: StepRow
}

/** What is known of a record's evidence. */
export interface Evidence {
  recordId: number
  state: EvidenceState
  /** what of it is not what was sealed */
  differs: EvidencePart[]
  period: string
  number: number
  /** when it was filled in, was changed last, or was deleted */
  madeAt: Date | null
  changedAt: Date | null
  /** when somebody last said or decided something about it */
  followedAt: Date | null
  removedAt: Date | null
  edits: number
  followUps: number
  decisions: number
  fingerprint: string
}

export type EvidenceChain = ReturnType<typeof createEvidence>

/** Chains what happens to the records of a form, and finds out whether they are still what was chained. */
export function createEvidence(key: Buffer) {
  const sealer = createSealer(key)

  /** What a link seals. What is said about a record seals the record not anew: whoever forged it gains nothing by it. */
  function sealedOf({ kind, row, change, followUp, decision }: ChainDeed) {
    if (followUp) return { digest: '', change: sealer.followUpOf(followUp), entryId: followUp.id }
    if (decision) return { digest: '', change: sealer.decisionOf(decision), entryId: decision.id }
    const digest = sealer.digestOf(row)
    return { digest, change: change ? sealer.changeOf(change) : null, entryId: kind === 'made' ? 0 : null }
  }

  return {
    /**
     * In the transaction of what happened. The form's tally is held until its end, as every submission holds it; `held`
     * is where the chain ends, for who holds it already.
     */
    async add(
      tx: Tx,
      accountId: AccountId,
      formId: number,
      deeds: readonly ChainDeed[],
      at: Date,
      held?: { links: number; mark: string },
    ): Promise<void> {
      if (deeds.length === 0) return
      const head = held ?? (await store.holdHead(tx, accountId, formId))
      let [seq, mark] = [head.links, head.mark]
      const links = deeds.map((deed) => {
        seq += 1
        const { kind, row } = deed
        const { id: recordId, period, number } = row
        const sealed = sealedOf(deed)
        const link = { formId, seq, recordId, period, number, kind, ...sealed, at: kind === 'made' ? row.at : at }
        mark = sealer.markOf(accountId, link, mark)
        return { ...link, mark }
      })
      await store.appendLinks(tx, accountId, formId, links)
    },

    /** What is known of records, in the order of the ids; those that never were are unproven. */
    async of(tx: Tx, accountId: AccountId, formId: number, recordIds: readonly number[]): Promise<Evidence[]> {
      if (recordIds.length === 0) return []
      const links = await store.linksOfRecords(tx, accountId, formId, recordIds)
      const before = await store.marksAt(tx, accountId, formId, [...new Set(links.map(({ seq }) => seq - 1))])
      const rows = new Map((await store.rowsOf(tx, accountId, recordIds)).map((row) => [row.id, row]))
      const changes = Map.groupBy(await store.changesOf(tx, accountId, recordIds), ({ recordId }) => recordId)
      const said = Map.groupBy(await followUpsOf(tx, accountId, recordIds), ({ recordId }) => recordId)
      const decided = Map.groupBy(await stepsOf(tx, accountId, recordIds), ({ recordId }) => recordId)
      const byRecord = Map.groupBy(links, ({ recordId }) => recordId)
      return recordIds.map((recordId) => {
        const own = byRecord.get(recordId) ?? []
        const row = rows.get(recordId)
        const known = own.map((link) => ({ ...link, before: link.seq === 1 ? '' : before.get(link.seq - 1) }))
        const last = own.findLast(({ kind, digest }) => kind !== 'removed' && digest !== '')
        const thread = { followUps: said.get(recordId) ?? [], decisions: decided.get(recordId) ?? [] }
        return {
          recordId,
          ...verdictOf({ row, links: known, changes: changes.get(recordId) ?? [], ...thread }, sealer),
          period: own[0]?.period ?? row?.period ?? '',
          number: own[0]?.number ?? row?.number ?? 0,
          madeAt: own.find(({ kind }) => kind === 'made')?.at ?? row?.at ?? null,
          changedAt: own.findLast(({ kind }) => kind === 'changed')?.at ?? null,
          followedAt: own.findLast(({ entryId }) => (entryId ?? 0) > 0)?.at ?? null,
          removedAt: own.find(({ kind }) => kind === 'removed')?.at ?? null,
          edits: own.filter(({ kind }) => kind === 'changed').length,
          followUps: thread.followUps.length,
          decisions: thread.decisions.length,
          fingerprint: last ? fingerprintOf(last.digest) : '',
        }
      })
    },

    /** Where the chain of a form ends: how many links it has, and what people compare of the last one. */
    async end(tx: Tx, accountId: AccountId, formId: number): Promise<{ links: number; fingerprint: string }> {
      const head = await store.headOf(tx, accountId, formId)
      return { links: head?.links ?? 0, fingerprint: fingerprintOf(head?.mark ?? '') }
    },

    /**
     * Seals a piece of a chain that came from another server anew, from the mark before it on; answers the last mark.
     * Records that were not what was sealed of them stay so: `differing` are not sealed as they are now.
     */
    async reseal(
      tx: Tx,
      accountId: AccountId,
      formId: number,
      { after, limit, differing }: { after: number; limit: number; differing: ReadonlySet<number> },
    ) {
      let mark = (await store.marksAt(tx, accountId, formId, [after])).get(after) ?? ''
      const links = await store.linksAfter(tx, accountId, formId, { after, limit })
      const ids = [...new Set(links.map(({ recordId }) => recordId))]
      const rows = new Map((await store.rowsOf(tx, accountId, ids)).map((row) => [row.id, row]))
      const changes = Map.groupBy(await store.changesOf(tx, accountId, ids), ({ recordId }) => recordId)
      const said = new Map((await followUpsOf(tx, accountId, ids)).map((one) => [one.id, one]))
      const decided = new Map((await stepsOf(tx, accountId, ids)).map((one) => [one.id, one]))
      const of = Map.groupBy(await store.linksOfRecords(tx, accountId, formId, ids), ({ recordId }) => recordId)
      const sealed = links.map(({ accountId: _, mark: __, ...link }) => {
        const own = of.get(link.recordId) ?? []
        const row = rows.get(link.recordId)
        const isLast = own.findLast(({ kind, digest }) => kind !== 'removed' && digest !== '')?.seq === link.seq
        const isKept = differing.has(link.recordId)
        const place = own.filter(({ kind, seq }) => kind === 'changed' && seq < link.seq).length
        const edit = changes.get(link.recordId)?.[place]
        const changeAgain = () => {
          const followUp = said.get(link.entryId ?? 0)
          const decision = decided.get(link.entryId ?? 0)
          if (link.kind === 'changed' && edit) return sealer.changeOf(edit)
          if (link.kind === 'followed' && followUp) return sealer.followUpOf(followUp)
          return link.kind === 'decided' && decision ? sealer.decisionOf(decision) : link.change
        }
        const again = {
          ...link,
          digest: row && isLast && !isKept ? sealer.digestOf(row) : link.digest,
          change: isKept ? link.change : changeAgain(),
        }
        mark = sealer.markOf(accountId, again, mark)
        return { ...again, mark }
      })
      await store.replaceLinks(tx, accountId, formId, sealed)
      return { reached: sealed.at(-1)?.seq ?? after, isEnd: links.length < limit, links: sealed.length }
    },

    /** Remembers a PDF, so that anybody can have it checked. */
    keepPrint: store.insertPrint,

    /** How many records of a form no link speaks of. */
    unproven: store.countUnlinked,

    /** Walks a piece of a form's chain: whether link holds to link, and which of its records differ. */
    async walk(tx: Tx, accountId: AccountId, formId: number, { after, limit }: { after: number; limit: number }) {
      // First, so that what comes meanwhile is not missed.
      const head = await store.headOf(tx, accountId, formId)
      const links = await store.linksAfter(tx, accountId, formId, { after, limit })
      const ids = [...new Set(links.map(({ recordId }) => recordId))]
      const found = await this.of(tx, accountId, formId, ids)
      const isWhole = links.every(({ seq }, place) => seq === after + place + 1)
      const last = links.at(-1)
      const isEnd = links.length < limit
      const reached = last?.seq ?? after
      return {
        reached,
        isEnd,
        /** Links were taken out in the middle, or at the end. */
        isTorn: !isWhole || (isEnd && reached < (head?.links ?? 0)),
        differing: found.filter(({ state }) => state === 'differs' || state === 'missing'),
        records: ids.length,
      }
    },
  }
}
