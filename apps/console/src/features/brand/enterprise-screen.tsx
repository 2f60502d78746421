import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AuthorisePanel } from './parts/enterprise/authorise-panel.tsx'
import { DomainPanel } from './parts/enterprise/domain-panel.tsx'
import { enterpriseQuery } from './parts/enterprise/enterprise-query.ts'
import { SignOnPanel } from './parts/enterprise/sign-on-panel.tsx'
import css from './parts/enterprise/enterprise.module.css'
import { LoginPagePanel } from './parts/enterprise/login-page-panel.tsx'
import { MiniProgramPanel } from './parts/enterprise/mini-program-panel.tsx'

/** How the people of an enterprise come in: what they see, under which address, with which mini program. */
export function EnterpriseScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(enterpriseQuery)
  if (!data) {
    return (
      <Page title={t('app.navEnterprise')}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={6} height={32} />}
      </Page>
    )
  }
  return (
    <Page title={t('app.navEnterprise')}>
      <div className={css.screen}>
        {!data.can.edit && (
          <p className={css.notice} role="status">
            {t('enterprise.onlyEnterprise')}
          </p>
        )}
        <LoginPagePanel enterprise={data} />
        <DomainPanel enterprise={data} />
        <SignOnPanel />
        <MiniProgramPanel enterprise={data} />
        <AuthorisePanel enterprise={data} />
      </div>
    </Page>
  )
}
