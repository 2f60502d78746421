import { made } from '@matai/content/schema'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WithPreview } from '../../ui/with-preview.tsx'
import { BrandForm } from './parts/brand-form.tsx'
import { BrandPreview } from './parts/brand-preview.tsx'
import { brandQuery } from './parts/brand-query.ts'

/** How all pages that visitors open look: logo, cover, colour and theme of the owner, set once. */
export function BrandScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(brandQuery)
  const example = useQuery({
    queryKey: ['brand', 'preview', data],
    queryFn: ({ signal }) =>
      client.qrCodes.preview(
        { name: t('brand.exampleName'), blocks: [made.richText('a', { html: t('brand.exampleHtml') })] },
        { signal },
      ),
    enabled: data !== undefined,
    placeholderData: (before) => before,
  })

  function body() {
    if (error) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={5} height={32} />
    return (
      <WithPreview
        label={t('brand.title')}
        form={<BrandForm key={JSON.stringify(data)} brand={data} />}
        preview={<BrandPreview html={example.data?.html ?? ''} />}
      />
    )
  }
  return <Page title={t('brand.title')}>{body()}</Page>
}
