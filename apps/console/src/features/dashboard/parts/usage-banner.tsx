import type { LimitUsage } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { WarningIcon } from '../../../ui/icons.ts'
import css from '../dashboard-screen.module.css'
import { LimitUsages } from './limit-usages.tsx'

/** Stands on top as long as 90% or more of a limit are used. */
export function UsageBanner({ usage }: { usage: readonly LimitUsage[] }) {
  const { t } = useTranslation()
  const high = usage.filter((each) => each.high)
  if (high.length === 0) return null
  return (
    <section className={css.banner} aria-label={t('dashboard.usageHigh')}>
      <WarningIcon />
      <div>
        <h2>{t('dashboard.usageHigh')}</h2>
        <p>{t('dashboard.usageHighText')}</p>
        <LimitUsages list={high} />
      </div>
    </section>
  )
}
