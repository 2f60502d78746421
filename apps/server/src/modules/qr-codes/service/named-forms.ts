import { couponsIn, formsIn } from '@matai/content/page'
import type { Block } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import { couponsShown } from '../../coupons/service/shown.ts'
import type { Dependencies } from './dependencies.ts'

/** Keeps forms and coupons out of content that are not there, or are somebody else's; those that are stay until it is saved. */
export function createNamedForms({ database, forms }: Pick<Dependencies, 'database' | 'forms'>) {
  return {
    /** Nothing is opened from a preview. */
    async formsForPreview(blocks: readonly Block[], { accountId }: { accountId: AccountId }) {
      const there = await forms.titlesOf(database.tx, accountId, formsIn(blocks))
      return [...there.keys()].map((id) => ({ id, address: '#' }))
    },

    async couponsForPreview(blocks: readonly Block[], { accountId, zone }: { accountId: AccountId; zone: string }) {
      const there = await couponsShown(database.tx, accountId, couponsIn(blocks))
      return there.map((coupon) => ({ ...coupon, zone, address: '#' }))
    },

    async refuseMissingForms(tx: Tx, accountId: AccountId, blocks: readonly Block[]): Promise<void> {
      const there = await forms.holdTitles(tx, accountId, formsIn(blocks))
      const phrase = 'codeForms.formForeign' as const
      const fields = blocks.flatMap((block, place) =>
        formsIn([block]).every((id) => there.has(id)) ? [] : [{ path: ['blocks', place, 'formId'], phrase }],
      )
      if (fields.length > 0) fail(phrase, { fields })
      const coupons = new Set((await couponsShown(tx, accountId, couponsIn(blocks))).map(({ id }) => id))
      const missing = blocks.flatMap((block, place) =>
        couponsIn([block]).every((id) => coupons.has(id))
          ? []
          : [{ path: ['blocks', place, 'couponId'], phrase: 'blocks.couponForeign' as const }],
      )
      if (missing.length > 0) fail('blocks.couponForeign', { fields: missing })
    },
  }
}
