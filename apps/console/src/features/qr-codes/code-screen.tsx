import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { codeTabs } from '../../code-slots.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CodeHead } from './parts/home/code-head.tsx'
import { CodeTabLinks } from './parts/home/code-tab-links.tsx'
import { qrCodeQuery } from './parts/queries.ts'

/** Everything about one live code: its head, and a tab for each thing that can be known or done. */
export function CodeScreen() {
  const { qrCodeId = '', tab = '' }: { qrCodeId?: string; tab?: string } = useParams({ strict: false })
  return <Code key={qrCodeId} id={qrCodeId} tab={tab} />
}

function Code({ id, tab }: { id: string; tab: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(qrCodeQuery(id))
  const shown = codeTabs.find(({ key }) => key === tab) ?? codeTabs[0]
  if (!data || !shown) {
    return (
      <Page title={t('qrCodes.code')} actions={<ButtonLink to={paths.qrCodes}>{t('qrCodes.backToList')}</ButtonLink>}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />}
      </Page>
    )
  }
  return (
    <Page title={data.name} head={<CodeHead qrCode={data} tab={shown.key} />}>
      <CodeTabLinks id={id} shown={shown.key} />
      <Suspense fallback={<Skeleton rows={8} height={28} />}>
        <shown.Screen qrCode={data} />
      </Suspense>
    </Page>
  )
}
