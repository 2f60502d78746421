import { failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts'
import { addressOf } from '../../qr-codes/rules/codes.ts'
import { toRecovery } from '../rules.ts'
import * as store from '../store.ts'
import type { Dependencies } from './dependencies.ts'

interface ListRequest {
  page: number
  pageSize: number
  keyword: string
  cursor?: string | undefined
}

/** More than these are not counted. */
const countedAtMost = 1_000

export function listForCaller({ database: { tx }, namesOf }: Dependencies) {
  return async ({ page, pageSize, keyword, cursor }: ListRequest, { caller, origin }: MemberContext) => {
    const after = cursor === undefined ? undefined : positionOf(cursor)
    const query = { keyword, after, offset: (page - 1) * pageSize, limit: pageSize }
    const [rows, total] = await Promise.all([
      store.listRecoveries(tx, caller.accountId, query),
      store.countRecoveries(tx, caller.accountId, keyword, countedAtMost + 1),
    ])
    const names = await namesOf(tx, [...new Set(rows.map(({ createdBy }) => createdBy))])
    const last = rows.at(-1)
    return {
      list: rows.map((row) => toRecovery(row, names, (id) => addressOf(origin, id))),
      total: Math.min(total, countedAtMost),
      totalIsLowerBound: total > countedAtMost,
      next: last && rows.length === pageSize ? writeCursor([last.at, String(last.id)]) : null,
    }
  }
}

function positionOf(cursor: string) {
  const position = readCursor(cursor)
  return position && /^\d{1,15}$/.test(position[1]) ? position : failField('cursor', 'errors.wrongFormat')
}
