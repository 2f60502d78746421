import type { FormFillers } from '@matai/contract'
import { componentsOf, type FormDocument } from '@matai/form-kit/schema'
import type { PhraseKey } from '@matai/i18n'

/** Whether whoever fills has to be known by his phone. */
export const asksWho = ({ who }: Pick<FormFillers, 'who'>): boolean => who !== 'anyone'

/**
 * Why somebody may not fill a form; undefined when he may. `phone` is digits that were proven, empty for none; `isOne`:
 * whether it is that of a member, or of a collaborator, whom the form is for.
 */
export function refusalFor(
  { who, phones }: Pick<FormFillers, 'who' | 'phones'>,
  { phone, isOne }: { phone: string; isOne: boolean },
): PhraseKey | undefined {
  if (who === 'anyone') return undefined
  if (phone === '') return 'records.phoneFirst'
  if (who === 'members') return isOne ? undefined : 'records.notMember'
  if (who === 'collaborators') return isOne ? undefined : 'records.notCollaborator'
  return who === 'boundPhone' || phones.some(({ mobile }) => mobile === phone) ? undefined : 'records.notNamed'
}

/** Whether a form has phones proven: that of who fills, or one in an answer. */
export const asksProof = (document: FormDocument, fillers: Pick<FormFillers, 'who'>): boolean =>
  asksWho(fillers) || componentsOf(document).some(({ type, settings }) => type === 'phone' && settings.verified)
