import type { FormDocument } from '@matai/form-kit/schema'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, Failure, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { unknownOfNetwork } from '../rules/paces.ts'
import type { Forms } from '../../forms/service/forms.ts'
import { findAddress } from '../store/addresses.ts'
import type { Dependencies } from './dependencies.ts'

export interface FoundForm {
  accountId: AccountId
  id: number
  title: string
  published: number
  document: FormDocument
  settings: Awaited<ReturnType<Forms['settingsOf']>>
}

/** Finds the form behind an address, as it is published; refuses in a sentence what cannot be filled. */
export function createFormSearch({ forms, rateLimit }: Pick<Dependencies, 'forms' | 'rateLimit'>) {
  return async (tx: Tx, address: string, { ip, now }: Pick<PublicContext, 'ip' | 'now'>): Promise<FoundForm> => {
    const found = await findAddress(tx, address)
    if (!found) {
      const { allowed, retryAfter } = await rateLimit.hit(['unknownForm', networkOf(ip)], unknownOfNetwork, now)
      if (!allowed) tooManyRequests(retryAfter)
      throw new Failure('notFound', 'records.formGone')
    }
    const accountId = mintAccountId(found.accountId)
    const form = await forms.filled(tx, accountId, found.formId)
    if (!form) return fail('records.formGone', { as: 'notFound' })
    const { title, published } = form
    if (!published) return fail('records.formNotOpen', { as: 'conflict' })
    const settings = await forms.settingsOf(tx, accountId, found.formId, now)
    if (!settings.isOpen) return fail('records.formClosed', { as: 'conflict' })
    if (settings.fillers.who !== 'anyone') return fail('records.notForEverybody', { as: 'conflict' })
    const { number, document } = published
    return { accountId, id: found.formId, title, published: number, document, settings }
  }
}
