import type { RecordItem } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import { formApprovalQuery, peopleQuery } from '../queries.ts'
import css from '../records.module.css'
import { asksFor } from './asks-for.ts'

type Waiting = Pick<RecordItem, 'formId' | 'approval' | 'approvalLevel'>

/** For whom a record waits that is to be approved; nothing of others. */
export function WaitsFor({ record }: { record: Waiting }) {
  return record.approval === 'waiting' ? <Names {...record} /> : null
}

/** What became of the approval of a record. */
export function ApprovalState({ record }: { record: Waiting }) {
  const { t } = useTranslation()
  return record.approval === 'none' ? null : t(`recordScreens.approval_${record.approval}`)
}

/** Asked once for all records of a form, and of their account. */
function Names({ formId, approvalLevel }: Waiting) {
  const { t } = useTranslation()
  const { formatNames } = useFormats()
  const { data: approval } = useQuery({ ...formApprovalQuery(formId), staleTime: 60_000 })
  const { data: members } = useQuery(peopleQuery)
  if (!approval || !members) return null
  const said = t('recordScreens.approvalWaitsFor', {
    people: formatNames(asksFor(approval.levels[approvalLevel - 1], new Set(members.list.map(({ id }) => id)), t)),
  })
  return (
    <span className={css.waits} title={said}>
      {said}
    </span>
  )
}
