import { isDeepStrictEqual } from 'node:util'
import type { Style } from '@matai/contract'
import { completeStyle, picturesOf } from '@matai/qr'
import { fail, Failure, notFound } from '../../../platform/failure.ts'
import { refuseBigLogo } from '../../styles/rules/pictures.ts'
import { findQrCodes, lockQrCodes, updateQrCodes } from '../store/bulk.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import { remember } from './remember.ts'

/** Draws a live code in a style and reads it back; refuses a style that does not scan. */
export type ProveStyle = (id: string, style: Style) => Promise<unknown>

/** The same change to the styles of many codes; all keep what it does not name. Those that would not scan stop all. */
export function restyleQrCodes({ database, filesByIds, audit }: Dependencies) {
  return async (ids: string[], change: Partial<Style>, prove: ProveStyle, acting: Acting): Promise<number> => {
    const { accountId, now } = acting
    const rows = await findQrCodes(database.tx, accountId, [...new Set(ids)])
    const before = new Map(rows.map(({ id, style }) => [id, style]))
    const styles = new Map<string, Style>()
    const faults: Failure['fields'] = []
    const pictures = picturesOf(change)
    for (const [place, id] of [...new Set(ids)].entries()) {
      const style = before.get(id)
      if (style === undefined) notFound()
      const wanted = { ...completeStyle(style), ...change }
      await prove(id, wanted).catch((error: unknown) => {
        faults.push(faultOf(error, place, pictures.length > 0))
      })
      styles.set(id, wanted)
    }
    const [first] = faults
    if (first) throw new Failure('inputInvalid', first.phrase, { params: first.params ?? {}, fields: faults })
    return database.transact(accountId, async (tx) => {
      const held = await lockQrCodes(tx, accountId, [...styles.keys()])
      // What was drawn and read back is what is kept: a code restyled meanwhile is for a person to look at.
      const isSame = held.every(({ id, style }) => isDeepStrictEqual(style, before.get(id)))
      if (held.length < styles.size || !isSame) fail('errors.conflict', { as: 'conflict' })
      const files = await filesByIds(tx, accountId, pictures)
      if (files.length < pictures.length) notFound()
      for (const { style } of held) refuseBigLogo(change, files, style)
      const different = held.filter(({ id, style }) => !isDeepStrictEqual(completeStyle(style), styles.get(id)))
      for (const { id } of different)
        await updateQrCodes(tx, accountId, [id], { style: styles.get(id) ?? null, updatedAt: now })
      await remember(audit, tx, acting, 'styled', different)
      return different.length
    })
  }
}

/** What is wrong with one of many stands at its place among them. */
function faultOf(error: unknown, place: number, namesPictures: boolean): Failure['fields'][number] {
  if (!(error instanceof Failure)) throw error
  const path = ['ids', place]
  if (error.errorName === 'inputInvalid') return { path, phrase: error.phrase, params: error.params }
  // A picture that the code has had, and nobody names now, is gone.
  if (error.errorName === 'notFound' && !namesPictures) return { path, phrase: 'exports.problemLogo' }
  throw error
}
