import type { FormDocument } from '@matai/form-kit/schema'
import type { PhraseKey } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, Failure, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { unknownOfNetwork } from '../rules/paces.ts'
import { refusalFor } from '../rules/admission.ts'
import { closedFor } from '../rules/refusals.ts'
import type { Forms } from '../../forms/service/forms.ts'
import { type Place, placeOf } from './addresses.ts'
import type { Dependencies } from './dependencies.ts'

export interface FoundForm {
  accountId: AccountId
  id: number
  title: string
  published: number
  document: FormDocument
  settings: Awaited<ReturnType<Forms['settingsOf']>>
  /** what answers make happen, where a record can be continued, and whether some people read a word of their own */
  outcomes: Awaited<ReturnType<Forms['rulesFor']>>
  links: readonly { formId: number; title: string; text: string }[]
  hasTips: boolean
  /** Digits of the phone by which its filler is known; empty where anybody fills it. */
  person: string
}

/** A form that is there and takes nothing now; with the owner's own words where he has some. */
export class Closed extends Failure {
  readonly title: string
  readonly words: { zh: string; en: string }
  constructor(phrase: PhraseKey, title: string, words = { zh: '', en: '' }) {
    super('conflict', phrase)
    this.title = title
    this.words = words
  }
}

/** Finds the form behind an address. */
export function createFormSearch({
  forms,
  rateLimit,
  isMember,
  collaborators,
}: Pick<Dependencies, 'forms' | 'rateLimit' | 'isMember' | 'collaborators'>) {
  /** Why a form is not given to who asks; undefined when it is. */
  async function refusalOf(tx: Tx, { accountId, settings }: FoundForm, phone: string): Promise<PhraseKey | undefined> {
    const { fillers } = settings
    const isOne =
      phone !== '' &&
      ((fillers.who === 'members' && (await isMember(tx, accountId, `+${phone}`))) ||
        (fillers.who === 'collaborators' &&
          (await collaborators.isCollaborator(tx, accountId, phone, fillers.groupIds))))
    return refusalFor(fillers, { phone, isOne })
  }

  /** The form as it is published, also while it is closed. */
  async function known(tx: Tx, { accountId, id }: Place, { now, phone }: Pick<Visit, 'now' | 'phone'>) {
    const form = await forms.forFilling(tx, accountId, id, now)
    if (!form) return fail('records.formGone', { as: 'notFound' })
    const { title, published, settings, ...around } = form
    if (!published) return fail('records.formNotOpen', { as: 'conflict' })
    const { number, document } = published
    const person = personOf(settings, phone)
    return { ...around, accountId, id, title, published: number, document, settings, person } satisfies FoundForm
  }

  /** The same, whoever asks; refuses in a sentence what nobody can fill. */
  const look = async (tx: Tx, place: Place, visit: Asked): Promise<FoundForm> =>
    open(tx, await known(tx, place, visit), visit)

  /** A form that is known, for one of those who ask for it. */
  async function open(tx: Tx, found: FoundForm, visit: Asked): Promise<FoundForm> {
    const form = { ...found, person: personOf(found.settings, visit.phone) }
    const { closing } = form.settings
    const closed = closedFor(closing, visit.now)
    if (closed) throw new Closed(closed, form.title, closing.words)
    if (visit.code && (await forms.isClosedFor(tx, form.accountId, closing, visit.code)))
      throw new Closed('records.closedForStatus', form.title, closing.words)
    return form
  }

  /** The same for who may fill it. */
  async function admit(tx: Tx, found: FoundForm, visit: Asked): Promise<FoundForm> {
    const form = await open(tx, found, visit)
    const refusal = await refusalOf(tx, form, visit.phone)
    return refusal ? fail(refusal, { as: 'conflict' }) : form
  }

  return {
    known,
    look,
    admit,
    refusalOf,

    /** Whose form an address is; who asks for many that are none has to wait. */
    async locate(tx: Tx, address: string, { ip, now }: Pick<Visit, 'ip' | 'now'>): Promise<Place> {
      const found = await placeOf(tx, address)
      if (found) return found
      const { allowed, retryAfter } = await rateLimit.hit(['unknownForm', networkOf(ip)], unknownOfNetwork, now)
      if (!allowed) tooManyRequests(retryAfter)
      throw new Failure('notFound', 'records.formGone')
    },

    /** The form for who may fill it. */
    enter: async (tx: Tx, place: Place, visit: Asked): Promise<FoundForm> =>
      admit(tx, await known(tx, place, visit), visit),
  }
}

/** By whom a form is filled that is not for anybody. */
const personOf = ({ fillers }: FoundForm['settings'], phone: string): string => (fillers.who === 'anyone' ? '' : phone)

type Visit = Pick<PublicContext, 'ip' | 'now' | 'phone'>

/** `code`: the live code that led here, by which a form may be closed. */
type Asked = Pick<Visit, 'now' | 'phone'> & { code?: string | undefined }
