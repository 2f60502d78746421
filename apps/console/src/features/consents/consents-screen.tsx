import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './parts/consents.module.css'
import { requestsQuery, ruleQuery } from './parts/queries.ts'
import { RequestItem } from './parts/request-item.tsx'
import { RuleForm } from './parts/rule-form.tsx'

/** From how many deleted codes on a second person has to agree, and what waits for one. */
export function ConsentsScreen() {
  const { t } = useTranslation()
  const rule = useQuery(ruleQuery)
  const requests = useQuery(requestsQuery)
  const error = rule.error ?? requests.error
  if (!rule.data || !requests.data) {
    return (
      <Page title={t('consents.title')}>
        {error ? (
          <ErrorState error={error} onRetry={() => Promise.all([rule.refetch(), requests.refetch()])} />
        ) : (
          <Skeleton rows={6} height={32} />
        )}
      </Page>
    )
  }
  return (
    <Page title={t('consents.title')} width="narrow">
      <Panel>
        <p className={css.text}>{t('consents.text')}</p>
        <RuleForm key={String(rule.data.most)} rule={rule.data} />
      </Panel>
      <Panel title={t('consents.requests')}>
        {requests.data.length === 0 ? (
          <EmptyState title={t('consents.empty')} text={t('consents.emptyText')} />
        ) : (
          <ul className={css.list}>
            {requests.data.map((request) => (
              <RequestItem key={request.id} request={request} />
            ))}
          </ul>
        )}
      </Panel>
    </Page>
  )
}
