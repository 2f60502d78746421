import type { GroupCode } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { StateTag } from '../../../ui/state-tag.tsx'
import { useForecast } from './use-forecast.ts'

/** How long a group code will do, in a word. */
export function WarningTag({ code: { warning, endsAt, dryAt } }: { code: GroupCode }) {
  const { t } = useTranslation()
  const forecast = useForecast()
  if (warning === null) return <StateTag tone="success">{t('groupCodes.fine')}</StateTag>
  const at = warning === 'dry' ? dryAt : endsAt
  return (
    <StateTag tone={warning === 'empty' ? 'quiet' : 'warning'}>
      {t(`groupCodes.warning_${warning}`, { at: at ? forecast(at) : '' })}
    </StateTag>
  )
}
