import type { Block, QrCode, QrCodeItem, StoredFile } from '@matai/contract'
import { failField, notFound } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts'
import { countsOf } from '../../ledger/service/counts.ts'
import { addressOf, filesIn, rightsOn, stateOf } from '../rules.ts'
import { findQrCode, type QrCodeRow } from '../store/codes.ts'
import { countMatching, type ListQuery, listQrCodes } from '../store/list.ts'
import { findVersion } from '../store/versions.ts'
import type { Dependencies } from './dependencies.ts'

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
  sort: ListQuery['sort']
  filters: { directoryId?: number | undefined }
}

/** A search that finds more is not counted to its end. */
const matchesAtMost = 1_000

/** Rows as the caller sees them: with today's and all scans, makers' names and what may be done. */
export function describeQrCodes({ database, namesOf }: Dependencies) {
  return async (rows: QrCodeRow[], { caller, now, origin }: Looking): Promise<QrCodeItem[]> => {
    const ids = rows.map(({ id }) => id)
    const [counts, names] = await Promise.all([
      countsOf(database.tx, { accountId: caller.accountId, zone: caller.zone, now, ids }),
      namesOf(database.tx, [...new Set(rows.map(({ createdBy }) => createdBy))]),
    ])
    return rows.map((row) => ({
      id: row.id,
      url: addressOf(origin, row.id),
      name: row.name,
      kind: row.kind,
      state: stateOf(row, now),
      directoryId: row.directoryId,
      creator: { id: row.createdBy, name: names.get(row.createdBy) ?? '' },
      scansToday: counts.get(row.id)?.today.people ?? 0,
      scansTotal: counts.get(row.id)?.total.people ?? 0,
      machinesTotal: counts.get(row.id)?.total.machines ?? 0,
      version: row.version,
      style: row.style,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      can: rightsOn(caller),
    }))
  }
}

export function listForCaller(dependencies: Dependencies) {
  const describe = describeQrCodes(dependencies)
  const { tx } = dependencies.database

  return async (request: ListRequest, looking: Looking) => {
    const { accountId } = looking.caller
    const query = toQuery(request)
    const [{ rows, end }, total] = await Promise.all([listQrCodes(tx, accountId, query), totalOf(query)])
    return {
      list: await describe(rows, looking),
      total: Math.min(total, request.keyword ? matchesAtMost : total),
      totalIsLowerBound: request.keyword !== '' && total > matchesAtMost,
      next: end && rows.length === request.pageSize ? writeCursor(end) : null,
    }

    async function totalOf({ keyword, directoryId }: ListQuery): Promise<number> {
      if (keyword) return countMatching(tx, accountId, query, matchesAtMost + 1)
      const directories = await dependencies.directories.list(accountId)
      return directories
        .filter(({ id }) => directoryId === undefined || id === directoryId)
        .reduce((sum, { qrCodes }) => sum + qrCodes, 0)
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
    const logo = row.style?.logoUrl ? [row.style.logoUrl] : []
    const files = await filesByIds(database.tx, accountId, [...filesIn(version.blocks), ...logo])
    return { ...(item ?? notFound()), blocks: version.blocks, files }
  }
}

/** Files of content that is not saved yet, for the preview. */
export function filesForPreview({ database, filesByIds }: Dependencies) {
  return (blocks: Block[], caller: Caller): Promise<StoredFile[]> =>
    filesByIds(database.tx, caller.accountId, filesIn(blocks))
}

function toQuery({ page, pageSize, keyword, cursor, sort, filters }: ListRequest): ListQuery {
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? failField('cursor', 'errors.wrongFormat'))
  return { keyword, sort, after, directoryId: filters.directoryId, offset: (page - 1) * pageSize, limit: pageSize }
}
