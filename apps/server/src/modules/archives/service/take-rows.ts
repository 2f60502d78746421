import { halfOf, placeOfHalf } from '@matai/rules/batch-number'
import type { Carried, Row } from '../../../platform/carried/carried.ts'
import { findSame, highest, namesTaken, putRows, sameKey } from '../../../platform/carried/put-rows.ts'
import { readdress, renumber } from '../../../platform/carried/rewrite.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { harmlessRows } from './clean.ts'
import { addCame, addNote } from '../rules/report.ts'
import * as store from '../store/ids.ts'
import type { Dependencies } from './dependencies.ts'
import { createNumbers } from './numbers.ts'
import type { Taking } from './taking.ts'

/** Brings rows of one table into the account, in the transaction that says how far it is. */
export function createRowTaking(dependencies: Pick<Dependencies, 'accounts' | 'tables' | 'sealed' | 'richText'>) {
  const { sealed } = dependencies
  const numbers = createNumbers(dependencies)

  /** Beside what is there: what counts on goes on counting, and what may not be there twice is called another name. */
  async function besides(tx: Tx, taking: Taking, one: Carried, rows: Row[]): Promise<Row[]> {
    const { accountId, row: its } = taking
    let beside = rows
    if (one.next) {
      const { next } = one
      const shift = await shiftOf(tx, taking, one, next)
      beside = beside.map((row) => ({ ...row, [next]: Number(row[next]) + shift }))
    }
    if (one.name) {
      const { name } = one
      const names = beside.map((row) => String(row[name]))
      const taken = await namesTaken(tx, accountId, one, names)
      beside = beside.map((row) =>
        taken.has(String(row[name])) ? { ...row, [name]: `${String(row[name]).slice(0, 40)} (${its.id})` } : row,
      )
    }
    if (one.tableName === 'directory') return beside.map((row) => ({ ...row, is_default: false }))
    // An account has one home page.
    if (one.tableName === 'qr_code') return beside.map((row) => (row.kind === 'home' ? { ...row, kind: 'page' } : row))
    if (one.tableName !== 'batch_child') return beside
    const shifts = await store.findIds(tx, accountId, its.id, { kind: 'shift', old: ['batch_template'] })
    const shift = Number(shifts.get('batch_template') ?? 0)
    return beside.map((row) => {
      const [first = '', second = ''] = String(row.number).split('-')
      const number = `${halfOf((placeOfHalf(first) ?? 0) + shift)}-${second}`
      return { ...row, number, search: String(row.search).replace(String(row.number), number) }
    })
  }

  async function shiftOf(tx: Tx, { accountId, row }: Taking, one: Carried, column: string): Promise<number> {
    const old = one.tableName
    const known = (await store.findIds(tx, accountId, row.id, { kind: 'shift', old: [old] })).get(old)
    if (known !== undefined) return Number(known)
    const shift = (await highest(tx, accountId, one, column)) + 1
    await store.insertIds(tx, accountId, row.id, { kind: 'shift', ids: [[old, String(shift)]] })
    return shift
  }

  /** Rows that the account has already; whatever names them names those. */
  async function withoutSame(tx: Tx, { accountId, row: its }: Taking, one: Carried, rows: Row[], old: readonly Row[]) {
    const there = await findSame(tx, accountId, one, rows)
    const isThere = rows.map((row) => there.get(sameKey(row, one.same ?? [])))
    const ids = isThere.flatMap((id, at) => (id === undefined ? [] : [[String(old[at]?.id), String(id)] as const]))
    await store.insertIds(tx, accountId, its.id, { kind: one.tableName, ids })
    return { left: rows.filter((_, at) => isThere[at] === undefined), same: ids.length }
  }

  async function sealAnew({ accountId }: Taking, one: Carried, rows: Row[]): Promise<Row[]> {
    return rows.map((row) => {
      const again: Row = { ...row }
      for (const column of one.sealed ?? []) {
        const text = row[column]
        if (typeof text === 'string')
          again[column] = sealed[`${one.tableName}.${column}`]?.seal(accountId, row, text) ?? null
      }
      return again
    })
  }

  return async (tx: Tx, taking: Taking, one: Carried, read: readonly Row[]): Promise<void> => {
    if (one.tableName === 'address') return numbers.claim(tx, taking, read)
    const { report, row: its } = taking
    const what = one.as ?? 'other'
    const addresses = await numbers.addresses(tx, taking, read)
    let rows = (await harmlessRows(dependencies.richText, taking.accountId, read)).map((row) =>
      readdress(row, addresses),
    )
    if (one.same && its.mode === 'new') {
      const others = await numbers.of(tx, taking, rows, one, one.tableName)
      const looked = await withoutSame(
        tx,
        taking,
        one,
        rows.map((row) => renumber(row, one, others)),
        rows,
      )
      const numbersOfRest = await numbers.of(
        tx,
        taking,
        looked.left.map(({ id }) => ({ id: id ?? null })),
        { ...one, refs: {} },
      )
      rows = looked.left.map((row) => renumber(row, { ...one, refs: {} }, numbersOfRest))
      addNote(report, what, 'there', looked.same)
    } else {
      const all = await numbers.of(tx, taking, rows, one)
      rows = rows.map((row) => renumber(row, one, all))
    }
    if (its.mode === 'new') rows = await besides(tx, taking, one, rows)
    const came = await putRows(tx, taking.accountId, one, await sealAnew(taking, one, rows))
    if (one.as) addCame(report, one.as, came)
    addNote(report, what, 'there', rows.length - came)
  }
}
