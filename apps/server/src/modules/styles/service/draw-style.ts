import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Drawing } from '../../../platform/drawing/drawing.ts'
import type { DrawOrder } from '../../../platform/drawing/render.ts'
import { Failure, notFound } from '../../../platform/failure.ts'

export interface DrawDependencies {
  drawing: Drawing
  /** A picture of the account as a data URI; not found: foreign, unknown, no picture. */
  readPicture(accountId: AccountId, id: string): Promise<string>
}

/** Draws with the pictures of an account and reads back; what does not scan is refused with the reasons. */
export function createStyleDrawing({ drawing, readPicture }: DrawDependencies) {
  const pictureOf = async (accountId: AccountId, id: string | null) =>
    id === null ? undefined : ((await readPicture(accountId, id)) ?? notFound())

  return async (
    accountId: AccountId,
    order: Omit<DrawOrder, 'logo' | 'background'>,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const { logoUrl, bgUrl } = order.style
    const [logo, background] = [await pictureOf(accountId, logoUrl), await pictureOf(accountId, bgUrl)]
    const drawn = await drawing.draw({ ...order, logo, background }, accountId)
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
