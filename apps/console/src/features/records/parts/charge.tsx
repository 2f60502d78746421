import type { RecordItem } from '@matai/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from './records.module.css'

const open = ['pending', 'inProgress']

/** Who sees to a record and until when; what is late is red. */
export function Charge({ record: { charge, dueAt, followUp } }: { record: RecordItem }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [now] = useState(Date.now)
  const isLate = dueAt !== null && open.includes(followUp) && Date.parse(dueAt) < now
  if (!charge && !dueAt) return null
  return (
    <span className={isLate ? css.late : css.soft}>
      {[charge?.name, dueAt && t(isLate ? 'recordScreens.late' : 'recordScreens.dueAt', { at: formatInstant(dueAt) })]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}
