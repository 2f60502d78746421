import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { companyQuery } from './parts/company-query.ts'
import { CompanySteps } from './parts/company-steps.tsx'

/** Who the company is, the page that introduces it, and the code that opens it: three steps. */
export function CompanyScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(companyQuery)
  if (data) return <CompanySteps company={data} />
  return (
    <Page title={t('app.navCompany')}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={6} height={32} />}
    </Page>
  )
}
