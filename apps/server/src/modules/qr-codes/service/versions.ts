import type { Block, StoredFile, Version, VersionChange, VersionItem } from '@matai/contract'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodesChanged } from '../events.ts'
import { filesIn } from '@matai/content/page'
import { isSameContent } from '../rules/codes.ts'
import { differences } from '../rules/differences.ts'
import { momentAfter, termFault, versionStateOf } from '../rules/schedule.ts'
import { findQrCode, lockQrCode, type QrCodeRow, updateQrCode } from '../store/codes.ts'
import {
  countNamed,
  findVersion,
  findVersions,
  findVisibleVersion,
  insertVersion,
  listVersions,
  setTerm,
  type VersionRow,
} from '../store/versions.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import type { Owned } from './owned.ts'
import { remember } from './remember.ts'
import { createTargets } from './targets.ts'

export interface VersionListRequest {
  id: string
  page: number
  pageSize: number
  keyword: string
  cursor?: string | undefined
  filters: { scheduled: boolean }
}

/** The history of a live code: reading it, going back in it, and when each version is seen. */
export function createVersions(dependencies: Dependencies & Pick<Owned, 'refuseOwned'>) {
  const { database, events, audit, namesOf, filesByIds, refuseOwned } = dependencies
  const targets = createTargets(dependencies)

  async function describe(tx: Tx, rows: VersionRow[], of: { accountId: AccountId; id: string; now: Date }) {
    const { accountId, id, now } = of
    const visible = await findVisibleVersion(tx, accountId, id, now)
    const names = await namesOf(tx, [...new Set(rows.map(({ savedBy }) => savedBy))])
    return rows.map((row): Version => {
      const { number, name, savedBy } = row
      return {
        number,
        name,
        savedBy: { id: savedBy, name: names.get(savedBy) ?? '' },
        savedAt: row.savedAt.toISOString(),
        publishAt: row.publishAt.toISOString(),
        endAt: row.endAt?.toISOString() ?? null,
        state: versionStateOf(row, visible?.number, now),
      }
    })
  }

  async function changesBetween(
    tx: Tx,
    accountId: AccountId,
    pairs: [VersionRow | undefined, VersionRow][],
  ): Promise<VersionChange[][]> {
    const ids = pairs.flatMap(([before, after]) => [...filesIn(before?.blocks ?? []), ...filesIn(after.blocks)])
    const files = await filesByIds(tx, accountId, [...new Set(ids)])
    const names = new Map(files.map(({ id, name }) => [id, name]))
    return pairs.map(([before, after]) => (before ? differences(before, after, names) : []))
  }

  return {
    async list(request: VersionListRequest, accountId: AccountId, now: Date) {
      const { id, filters, keyword, pageSize } = request
      const { tx } = database
      const qrCode = (await findQrCode(tx, accountId, id)) ?? notFound()
      const before = request.cursor === undefined ? undefined : numberIn(request.cursor)
      const offset = (request.page - 1) * pageSize
      const query = { scheduled: filters.scheduled, keyword, before, offset, limit: pageSize, now }
      const rows = await listVersions(tx, accountId, id, query)
      const numbers = new Set(rows.flatMap(({ number }) => [number, number - 1]))
      const missing = [...numbers].filter((number) => !rows.some((row) => row.number === number))
      const earlier = missing.length > 0 ? await findVersions(tx, accountId, id, missing) : []
      const byNumber = new Map([...rows, ...earlier].map((row) => [row.number, row]))
      const changes = await changesBetween(
        tx,
        accountId,
        rows.map((row) => [byNumber.get(row.number - 1), row]),
      )
      const described = await describe(tx, rows, { accountId, id, now })
      const list = described.map((one, at): VersionItem => ({ ...one, changes: changes[at] ?? [] }))
      const last = rows.at(-1)
      const next = last && rows.length === pageSize && last.number > 1 ? writeCursor(positionOf(last)) : null
      const isWhole = !filters.scheduled && keyword === ''
      const total = isWhole ? qrCode.version : await countNamed(tx, accountId, id, query)
      return { list, total, totalIsLowerBound: false, next }
    },

    async get(id: string, number: number, accountId: AccountId, now: Date) {
      const { tx } = database
      const row = await versionOf(tx, accountId, id, number)
      const [version] = await describe(tx, [row], { accountId, id, now })
      const files = await filesByIds(tx, accountId, filesIn(row.blocks))
      return { ...(version ?? notFound()), target: row.target, blocks: row.blocks, files }
    },

    async compare({ id, from, to }: { id: string; from: number; to: number }, accountId: AccountId) {
      const { tx } = database
      const [before, after] = [await versionOf(tx, accountId, id, from), await versionOf(tx, accountId, id, to)]
      const [changes] = await changesBetween(tx, accountId, [[before, after]])
      return { changes: changes ?? [] }
    },

    /** The old content as a new version, seen at once; what is scheduled stays scheduled. */
    restore: (id: string, number: number, acting: Acting): Promise<Restored> =>
      database.transact(acting.accountId, async (tx) => {
        const { accountId, userId, now } = acting
        const row = (await lockQrCode(tx, accountId, id)) ?? notFound()
        await refuseOwned(tx, accountId, row)
        const old = (await findVersion(tx, accountId, id, number)) ?? notFound()
        const last = (await findVersion(tx, accountId, id, row.version)) ?? notFound()
        if ((row.kind === 'jump') !== (old.target !== null)) fail('kinds.otherKind')
        if (old.target !== null) await targets.refuse(tx, old.target)
        const files = await filesByIds(tx, accountId, filesIn(old.blocks))
        const visible = await findVisibleVersion(tx, accountId, id, now)
        const isThere = visible?.number === row.version && isSameContent(visible, old) && visible.endAt === null
        const content = { target: old.target, blocks: old.blocks, files }
        if (isThere) return { row, ...content }
        const publishAt = momentAfter(last, now)
        const next = row.version + 1
        await insertVersion(tx, {
          ...old,
          accountId,
          number: next,
          savedBy: userId,
          savedAt: now,
          publishAt,
          endAt: null,
        })
        const changed = await updateQrCode(tx, accountId, id, { name: old.name, version: next, updatedAt: now })
        await remember(audit, tx, acting, 'rolledBack', [
          { id, name: old.name, details: { to: number, version: next } },
        ])
        await events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
        return { row: changed ?? notFound(), ...content }
      }),

    /** Moves what is still to come, or takes it back: then it ends when it begins. */
    schedule: (
      { id, number, publishAt, endAt }: { id: string; number: number; publishAt: Date | null; endAt: Date | null },
      acting: Acting,
    ): Promise<Version> =>
      database.transact(acting.accountId, async (tx) => {
        const { accountId, now } = acting
        const { name } = (await lockQrCode(tx, accountId, id)) ?? notFound()
        const version = (await findVersion(tx, accountId, id, number)) ?? notFound()
        if (versionStateOf(version, undefined, now) !== 'scheduled') fail('versions.notScheduled')
        refuseTerm({ publishAt, endAt: publishAt && endAt }, now)
        const term = publishAt ? { publishAt, endAt } : { publishAt: version.publishAt, endAt: version.publishAt }
        const details = { version: number, ...saidTerm(publishAt ? term : null) }
        await remember(audit, tx, acting, publishAt ? 'scheduled' : 'unscheduled', [{ id, name, details }])
        return termSet(tx, id, number, term, acting)
      }),

    /** Until when visitors see what they see now; then what they saw before shows again. */
    setEnd: (
      { id, number, endAt }: { id: string; number: number; endAt: Date | null },
      acting: Acting,
    ): Promise<Version> =>
      database.transact(acting.accountId, async (tx) => {
        const { accountId, now } = acting
        const { name } = (await lockQrCode(tx, accountId, id)) ?? notFound()
        const version = (await findVersion(tx, accountId, id, number)) ?? notFound()
        const visible = await findVisibleVersion(tx, accountId, id, now)
        if (visible?.number !== number) fail('versions.notVisible', { as: 'conflict' })
        refuseTerm({ publishAt: null, endAt }, now)
        const details = { version: number, ...saidTerm(endAt && { endAt }) }
        await remember(audit, tx, acting, 'scheduled', [{ id, name, details }])
        return termSet(tx, id, number, { publishAt: version.publishAt, endAt }, acting)
      }),
  }

  async function termSet(
    tx: Tx,
    id: string,
    number: number,
    term: { publishAt: Date; endAt: Date | null },
    { accountId, now }: Acting,
  ): Promise<Version> {
    const changed = (await setTerm(tx, accountId, id, number, term)) ?? notFound()
    await updateQrCode(tx, accountId, id, { updatedAt: now })
    await events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
    const [described] = await describe(tx, [changed], { accountId, id, now })
    return described ?? notFound()
  }

  async function versionOf(tx: Tx, accountId: AccountId, id: string, number: number): Promise<VersionRow> {
    if (!(await findQrCode(tx, accountId, id))) notFound()
    return (await findVersion(tx, accountId, id, number)) ?? notFound()
  }
}

/** A schedule as the log keeps it. */
function saidTerm(term: { publishAt?: Date; endAt: Date | null } | null): Record<string, string> {
  return {
    ...(term?.publishAt && { publishAt: term.publishAt.toISOString() }),
    ...(term?.endAt && { endAt: term.endAt.toISOString() }),
  }
}

interface Restored {
  row: QrCodeRow
  target: string | null
  blocks: Block[]
  files: StoredFile[]
}

const faults = {
  publishPast: ['publishAt', 'versions.publishPast'],
  endPast: ['endAt', 'versions.endPast'],
  endBeforePublish: ['endAt', 'versions.endBeforePublish'],
} as const

/** Stops a verb whose schedule cannot be. */
export function refuseTerm(term: { publishAt: Date | null; endAt: Date | null }, now: Date): void {
  const fault = termFault(term, now)
  if (!fault) return
  const [field, phrase] = faults[fault]
  failField(field, phrase)
}

const positionOf = ({ savedAt, number }: VersionRow): [string, string] => [
  savedAt.toISOString().replace('Z', '000Z'),
  String(number),
]

function numberIn(cursor: string): number {
  const number = Number(readCursor(cursor)?.[1])
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31
    ? number
    : failField('cursor', 'errors.wrongFormat')
}
