import type { Block, QrCode, QrCodeFilters, QrCodeItem, QrCodeSort, StoredFile } from '@matai/contract'
import { completeStyle, picturesOf } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { reachNow } from '../../../platform/db/reach.ts'
import { failField, notFound } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { countsOf } from '../../ledger/service/counts.ts'
import { filesIn } from '@matai/content/page'
import { codeFacts, codeNumbers, codeStatuses, codeStock, limitedCodes } from '../ports.ts'
import { addressOf, rightsOn, stateOf } from '../rules/codes.ts'
import { readListCursor, writeListCursor } from '../rules/list-position.ts'
import { findQrCode, type QrCodeRow } from '../store/codes.ts'
import { favouritesAmong } from '../store/favourites.ts'
import { countMatching, listQrCodes, narrows } from '../store/list.ts'
import { findVersion } from '../store/versions.ts'
import { codesMeant, inStatusItem } from './codes-meant.ts'
import type { Dependencies } from './dependencies.ts'
import { usageOf } from './usage.ts'

/** Who looks, when, and under which address codes are printed. */
export interface Looking {
  caller: Caller
  now: Date
  origin: string
}

export interface ListRequest {
  page: number
  pageSize: number
  keyword: string
  cursor?: string | undefined
  sort: QrCodeSort
  filters: Partial<QrCodeFilters>
}

/** A search or a filter that finds more is not counted to its end. */
const matchesAtMost = 1_000

/** Rows as the caller sees them: with today's and all scans, makers' names and what may be done. */
export function describeQrCodes({ database, files, namesOf, ports }: Dependencies) {
  return async (rows: QrCodeRow[], { caller, now, origin }: Looking): Promise<QrCodeItem[]> => {
    const ids = rows.map(({ id }) => id)
    const [counts, names, favourites, limited, numbers, statuses, facts, stocks, usage] = await Promise.all([
      countsOf(database.tx, { accountId: caller.accountId, zone: caller.zone, now, ids }),
      namesOf(database.tx, [...new Set(rows.map(({ createdBy }) => createdBy))]),
      favouritesAmong(database.tx, caller.accountId, caller.userId, ids),
      Promise.all(ports.all(limitedCodes).map((among) => among(database.tx, caller.accountId, ids))),
      Promise.all(ports.all(codeNumbers).map((numbers) => numbers.of(database.tx, caller.accountId, ids))),
      Promise.all(ports.all(codeStatuses).map((known) => known.of(database.tx, caller.accountId, ids))),
      Promise.all(ports.all(codeFacts).map((known) => known(database.tx, caller.accountId, ids))),
      Promise.all(ports.all(codeStock).map((known) => known(database.tx, caller.accountId, ids))),
      usageOf({ database, files }, caller.accountId, rows),
    ])
    return rows.map((row) => ({
      id: row.id,
      url: addressOf(origin, row.id),
      name: row.name,
      kind: row.kind,
      number: numbers.map((known) => known.get(row.id)).find((number) => number !== undefined) ?? null,
      facts: Object.assign({}, ...facts.map((known) => known.get(row.id) ?? {})),
      state: stateOf(row, now),
      directoryId: row.directoryId,
      creator: { id: row.createdBy, name: names.get(row.createdBy) ?? '' },
      scansToday: counts.get(row.id)?.today.people ?? 0,
      scansTotal: counts.get(row.id)?.total.people ?? 0,
      machinesTotal: counts.get(row.id)?.total.machines ?? 0,
      version: row.version,
      style: row.style && completeStyle(row.style),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      lastScanAt: row.lastScanAt?.toISOString() ?? null,
      shared: row.shared,
      favourite: favourites.has(row.id),
      limited: limited.some((among) => among.has(row.id)),
      openMethod: row.openMethod,
      statuses: statuses.flatMap((known) => known.get(row.id) ?? []),
      stock: stocks.map((known) => known.get(row.id)).find((stock) => stock !== undefined) ?? null,
      usage: usage.get(row.id) ?? { files: 0, media: 0 },
      can: rightsOn(caller, row.kind),
    }))
  }
}

/** The directories that a list looks into and what they hold; undefined is all of them. */
export async function lookInto(
  { directories }: Pick<Dependencies, 'directories'>,
  accountId: AccountId,
  { directoryId, withSubdirectories }: Partial<QrCodeFilters>,
) {
  const tree = await directories.list(accountId)
  const sumOf = (rows: typeof tree) => rows.reduce((sum, { qrCodes }) => sum + qrCodes, 0)
  if (directoryId === undefined) {
    // Who works in some directories looks into these, and finds nothing elsewhere.
    const directories_ = reachNow() && { ids: tree.map(({ id }) => id), qrCodes: sumOf(tree) }
    return { directories: directories_, held: sumOf(tree) }
  }
  const ids = withSubdirectories
    ? await directories.idsBelow(accountId, directoryId)
    : tree.map(({ id }) => id).filter((id) => id === directoryId)
  const within = new Set(ids)
  const held = sumOf(tree.filter(({ id }) => within.has(id)))
  return { directories: { ids, qrCodes: held }, held }
}

export function listForCaller(dependencies: Dependencies) {
  const describe = describeQrCodes(dependencies)
  const { tx } = dependencies.database

  return async (request: ListRequest, looking: Looking) => {
    const { accountId } = looking.caller
    const after = positionOf(request)
    const { directories, held } = await lookInto(dependencies, accountId, request.filters)
    if (directories?.ids.length === 0) return { list: [], total: 0, totalIsLowerBound: false, next: null }
    const numbered = await codesMeant(dependencies, tx, accountId, request.keyword)
    const among = await inStatusItem(dependencies, tx, accountId, request.filters)
    const query = { ...toQuery(request, looking), numbered, among, after, directories }
    const isNarrow = narrows(query)
    const [{ rows, end }, total] = await Promise.all([
      listQrCodes(tx, accountId, query),
      isNarrow ? countMatching(tx, accountId, query, matchesAtMost + 1) : held,
    ])
    return {
      list: await describe(rows, looking),
      total: Math.min(total, isNarrow ? matchesAtMost : total),
      totalIsLowerBound: isNarrow && total > matchesAtMost,
      next: end && rows.length === request.pageSize ? writeListCursor(end) : null,
    }
  }
}

/** One code with its content and the files that the content and the style name. */
export function openForCaller(dependencies: Dependencies) {
  const describe = describeQrCodes(dependencies)
  const { database, filesByIds } = dependencies

  return async (id: string, looking: Looking): Promise<QrCode> => {
    const { accountId } = looking.caller
    const row = (await findQrCode(database.tx, accountId, id)) ?? notFound()
    const version = (await findVersion(database.tx, accountId, id, row.version)) ?? notFound()
    const [item] = await describe([row], looking)
    const pictures = picturesOf(row.style ?? {})
    const files = await filesByIds(database.tx, accountId, [...filesIn(version.blocks), ...pictures])
    return { ...(item ?? notFound()), target: version.target, blocks: version.blocks, files }
  }
}

/** Files of content that is not saved yet, for the preview. */
export function filesForPreview({ database, filesByIds }: Dependencies) {
  return (blocks: Block[], caller: Caller): Promise<StoredFile[]> =>
    filesByIds(database.tx, caller.accountId, filesIn(blocks))
}

function positionOf({ sort, cursor }: ListRequest) {
  return cursor === undefined ? undefined : (readListCursor(sort, cursor) ?? failField('cursor', 'errors.wrongFormat'))
}

function toQuery({ page, pageSize, keyword, sort, filters }: ListRequest, { caller, now }: Looking) {
  const { directoryId: _, withSubdirectories: __, ...narrowing } = filters
  const place = { offset: (page - 1) * pageSize, limit: pageSize }
  return { keyword, sort, filters: narrowing, userId: caller.userId, now, ...place }
}
