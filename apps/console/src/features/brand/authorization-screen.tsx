import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { enterpriseQuery } from './parts/enterprise/enterprise-query.ts'

/** Where WeChat leads back to after a mini program was authorised: it is confirmed, once, and said. */
export function AuthorizationScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { auth_code: told, state = '' }: { auth_code?: string | number; state?: string } = useSearch({ strict: false })
  const [authCode] = useState(String(told ?? ''))
  const { data, error, isFetching } = useQuery({
    queryKey: ['authorising', authCode],
    queryFn: async () => {
      const enterprise = await client.wxMinapp.confirm({ authCode, state: String(state) })
      queries.setQueryData(enterpriseQuery.queryKey, enterprise)
      return enterprise
    },
    enabled: authCode !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { authorised } = data ?? {}
  const back = <Button onClick={() => void navigate({ to: paths.enterprise })}>{t('enterprise.authBack')}</Button>
  return (
    <Page title={t('enterprise.authorise')} width="narrow">
      {isFetching && (
        <div role="status">
          <p>{t('enterprise.authorising')}</p>
          <Skeleton rows={2} height={32} />
        </div>
      )}
      {!isFetching && authorised && (
        <EmptyState title={t('enterprise.authDone')} text={t('enterprise.authorised', authorised)} action={back} />
      )}
      {!isFetching && !authorised && (
        <EmptyState
          title={t('enterprise.authFailed')}
          text={error ? sentenceOf(error) : t('enterprise.authOld')}
          action={back}
        />
      )}
    </Page>
  )
}
