import type { AuditItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useFormats } from '../../../ui/format.ts'
import css from './audit.module.css'
import { sayDeed } from './say-deed.ts'

/** What was done, and the number of the live code, which finds it. */
export function Deed({ deed }: { deed: AuditItem }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <span className={css.deed}>
      {sayDeed(deed, t, formats)}
      {deed.subject === 'qrCode' && (
        <Link to={paths.qrCodes} search={{ keyword: deed.subjectId }} className={css.number}>
          {deed.subjectId}
        </Link>
      )}
    </span>
  )
}
