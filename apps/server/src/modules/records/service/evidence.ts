import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { createSealer, type EvidenceState, fingerprintOf, type LinkKind, verdictOf } from '../rules/evidence.ts'
import * as store from '../store/evidence.ts'
import type { ChangeRow, RecordRow } from '../store/records.ts'

/** What happened to a record, as it is from then on. */
export interface ChainDeed {
  kind: LinkKind
  row: RecordRow
  /** of an edit */
  change?: ChangeRow
}

/** What is known of a record's evidence. */
export interface Evidence {
  recordId: number
  state: EvidenceState
  period: string
  number: number
  /** when it was filled in, was changed last, or was deleted */
  madeAt: Date | null
  changedAt: Date | null
  removedAt: Date | null
  edits: number
  fingerprint: string
}

export type EvidenceChain = ReturnType<typeof createEvidence>

/** Chains what happens to the records of a form, and finds out whether they are still what was chained. */
export function createEvidence(key: Buffer) {
  const sealer = createSealer(key)

  return {
    /** In the transaction of what happened. The form's tally is held until its end, as every submission holds it. */
    async add(tx: Tx, accountId: AccountId, formId: number, deeds: readonly ChainDeed[], at: Date): Promise<void> {
      if (deeds.length === 0) return
      const head = await store.holdHead(tx, accountId, formId)
      let [seq, mark] = [head.links, head.mark]
      const links = deeds.map(({ kind, row, change }) => {
        seq += 1
        const { id: recordId, period, number } = row
        const sealed = { digest: sealer.digestOf(row), change: change ? sealer.changeOf(change) : null }
        const link = { formId, seq, recordId, period, number, kind, ...sealed, at }
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
      const byRecord = Map.groupBy(links, ({ recordId }) => recordId)
      return recordIds.map((recordId) => {
        const own = byRecord.get(recordId) ?? []
        const row = rows.get(recordId)
        const known = own.map((link) => ({ ...link, before: link.seq === 1 ? '' : before.get(link.seq - 1) }))
        const last = own.findLast(({ kind }) => kind !== 'removed')
        return {
          recordId,
          state: verdictOf({ row, links: known, changes: changes.get(recordId) ?? [] }, sealer),
          period: own[0]?.period ?? row?.period ?? '',
          number: own[0]?.number ?? row?.number ?? 0,
          madeAt: own.find(({ kind }) => kind === 'made')?.at ?? row?.at ?? null,
          changedAt: own.findLast(({ kind }) => kind === 'changed')?.at ?? null,
          removedAt: own.find(({ kind }) => kind === 'removed')?.at ?? null,
          edits: own.filter(({ kind }) => kind === 'changed').length,
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
      const of = Map.groupBy(await store.linksOfRecords(tx, accountId, formId, ids), ({ recordId }) => recordId)
      const sealed = links.map(({ accountId: _, mark: __, ...link }) => {
        const own = of.get(link.recordId) ?? []
        const row = rows.get(link.recordId)
        const isLast = own.findLast(({ kind }) => kind !== 'removed')?.seq === link.seq
        const isKept = differing.has(link.recordId)
        const place = own.filter(({ kind, seq }) => kind === 'changed' && seq < link.seq).length
        const edit = changes.get(link.recordId)?.[place]
        const again = {
          ...link,
          digest: row && isLast && !isKept ? sealer.digestOf(row) : link.digest,
          change: link.kind === 'changed' && edit && !isKept ? sealer.changeOf(edit) : link.change,
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
