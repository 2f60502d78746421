import type { GroupCode } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { StateTag } from '../../../ui/state-tag.tsx'

/** How long a group code will do, in a word. */
export function WarningTag({ code: { warning, endsAt, dryAt } }: { code: GroupCode }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  if (warning === null) return <StateTag tone="success">{t('groupCodes.fine')}</StateTag>
  const at = warning === 'dry' ? dryAt : endsAt
  return (
    <StateTag tone={warning === 'empty' ? 'quiet' : 'warning'}>
      {t(`groupCodes.warning_${warning}`, { at: at ? formatInstant(at) : '' })}
    </StateTag>
  )
}
