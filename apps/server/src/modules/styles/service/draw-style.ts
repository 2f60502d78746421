import { completeStyle, type QrStyle, sameLook } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Drawing } from '../../../platform/drawing/drawing.ts'
import type { DrawOrder } from '../../../platform/drawing/render.ts'
import { Failure, notFound } from '../../../platform/failure.ts'
import { looksOf } from '../store.ts'

type Saved = Partial<QrStyle> | null | undefined

export interface DrawDependencies {
  drawing: Drawing
  /** A picture of the account as a data URI; not found: foreign, unknown, no picture. */
  readPicture(accountId: AccountId, id: string): Promise<string>
  database: Database
}

export interface StyleOrder extends Omit<DrawOrder, 'logo' | 'background' | 'isKept'> {
  /** Styles that whatever is drawn had until now. */
  before?: readonly Saved[] | undefined
}

/**
 * Draws with the pictures of an account and reads back; what does not scan is refused with the reasons. So is what is weak
 * in bad light, but for looks that were saved before: nothing that is in use stops working.
 */
export function createStyleDrawing({ drawing, readPicture, database }: DrawDependencies) {
  const pictureOf = async (accountId: AccountId, id: string | null) =>
    id === null ? undefined : ((await readPicture(accountId, id)) ?? notFound())

  async function isSaved(accountId: AccountId, style: QrStyle, before: readonly Saved[]): Promise<boolean> {
    const isSame = (saved: Saved) => sameLook(completeStyle(saved ?? null), style)
    return before.some(isSame) || (await looksOf(database.tx, accountId)).some(isSame)
  }

  return async (accountId: AccountId, { before = [], ...order }: StyleOrder): Promise<Uint8Array<ArrayBuffer>> => {
    const { style } = order
    const { logoUrl, bgUrl } = style
    const [logo, background] = [await pictureOf(accountId, logoUrl), await pictureOf(accountId, bgUrl)]
    const whole = { ...order, logo, background }
    const asNew = await drawing.draw(whole, accountId)
    const isKept = !asNew.ok && asNew.isWeak && (await isSaved(accountId, style, before))
    const drawn = isKept ? await drawing.draw({ ...whole, isKept }, accountId) : asNew
    if (drawn.ok) return drawn.body
    const { reasons, params, repair } = drawn
    throw new Failure('inputInvalid', reasons[0] ?? 'qr.reasonUnreadable', {
      params,
      // What a program would change to be given the picture; empty when no change of the style helps.
      data: { repair },
      fields: reasons.map((phrase) => ({ path: ['style'], phrase, params })),
    })
  }
}
