import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import type { CodeTabProps } from '../../code-slot.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WithPreview } from '../../ui/with-preview.tsx'
import { BrandPreview } from './parts/brand-preview.tsx'
import { brandQuery, ownBrandQuery } from './parts/brand-query.ts'
import { OwnLookForm } from './parts/own-look-form.tsx'

/** How the page of one code looks: as all pages of the account, or for itself. */
export function PageLookTab({ qrCode }: CodeTabProps) {
  const { t } = useTranslation()
  const own = useQuery(ownBrandQuery(qrCode.id))
  const all = useQuery(brandQuery)
  const page = useQuery({
    queryKey: ['brand', 'page', qrCode.id, qrCode.version, own.data, all.data],
    queryFn: ({ signal }) => {
      const { id, name, kind, blocks, target } = qrCode
      const shown = target === null ? { blocks, ...(kind === 'home' ? { kind } : {}) } : { target }
      return client.qrCodes.preview({ id, name, ...shown }, { signal })
    },
    enabled: own.data !== undefined,
    placeholderData: (before) => before,
  })
  if (!qrCode.can.edit) return <p role="status">{t('qrCodes.mayNotEdit')}</p>
  const error = own.error ?? all.error
  if (error) return <ErrorState error={error} onRetry={() => Promise.all([own.refetch(), all.refetch()])} />
  if (!own.data || !all.data) return <Skeleton rows={6} height={32} />
  return (
    <WithPreview
      label={t('brand.codeTab')}
      form={<OwnLookForm key={JSON.stringify(own.data)} id={qrCode.id} own={own.data.brand} all={all.data} />}
      preview={<BrandPreview html={page.data?.html ?? ''} />}
    />
  )
}
