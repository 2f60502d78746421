import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { useUser } from '../../user.ts'
import { SecondFactorPanel } from './parts/user/second-factor-panel.tsx'

/** All that a person sees whose account demands a second step of signing in. */
export function SecondFactorFirst() {
  const { t } = useTranslation()
  return (
    <Page title={t('settings.secondFactor')} width="narrow">
      <SecondFactorPanel user={useUser()} />
    </Page>
  )
}
