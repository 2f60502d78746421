import type { AuditItem, AuditVerb } from '@matai/contract'
import type { TFunction } from 'i18next'
import { auditVerbs } from 'virtual:contract-constants'
import type { Formats } from '../../../ui/format.ts'

/** What somebody did, as a sentence without the person. Verbs that this edition does not know get a plain one. */
export function sayDeed({ verb, subject, name, details }: AuditItem, t: TFunction, formats: Formats): string {
  const known = auditVerbs.find((one) => one === verb)
  if (!known) return t(`audit.${subject}_other`, { name })
  if (known === 'renamed' && details.from)
    return t(`audit.${subject}_renamedFrom`, { name, from: String(details.from) })
  if (known === 'expiry' && details.until) {
    return t('audit.qrCode_expiryUntil', { name, at: formats.formatInstant(String(details.until)) })
  }
  return t(`audit.${subject}_${plain(known, subject)}`, { name })
}

/** Deeds that only live codes know fall back to the plain sentence for directories. */
function plain<Subject extends AuditItem['subject']>(verb: AuditVerb, subject: Subject) {
  const codesOnly = ['styled', 'shared', 'unshared', 'expiry'] as const
  const only = codesOnly.find((one) => one === verb)
  return subject === 'directory' && only ? ('other' as const) : (verb as Exclude<AuditVerb, (typeof codesOnly)[number]>)
}
