import type { QrCode } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { EditIcon, InfoIcon } from '../../../../ui/icons.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { contentOf } from '../editor/code-content.ts'
import { PagePreview } from '../preview/page-preview.tsx'
import css from './batch-child.module.css'

/** A code whose content comes from a batch template: what it has for itself, and where the rest is edited. */
export function BatchChildView({ qrCode }: { qrCode: QrCode }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['batches', 'child', qrCode.id],
    queryFn: ({ signal }) => client.batches.childInfo({ qrCodeId: qrCode.id }, { signal }),
  })
  return (
    <div className={css.columns}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <div className={css.words}>
          <p className={css.notice} role="status">
            <InfoIcon />
            {t('batchScreens.childText', { name: data.template.name })}
          </p>
          {data.child.problem && (
            <p className={css.problem} role="alert">
              {t('batchScreens.behind')}: {data.child.problem}
            </p>
          )}
          <Panel
            title={data.child.number}
            action={
              <ButtonLink
                color="primary"
                variant="solid"
                icon={<EditIcon />}
                to={paths.batchCodes(data.template.id)}
                search={{ open: qrCode.id }}
              >
                {t('batchScreens.editValues')}
              </ButtonLink>
            }
          >
            <dl className={css.values}>
              {data.template.columns.map(({ key, name }) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{data.child.values[key] ?? ''}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          <div className={css.links}>
            <ButtonLink to={paths.batch(data.template.id)}>{t('batchScreens.childTemplate')}</ButtonLink>
            <ButtonLink to={paths.batchCodes(data.template.id)}>{t('batchScreens.childAll')}</ButtonLink>
          </div>
        </div>
      ) : (
        <Skeleton rows={6} height={28} />
      )}
      <PagePreview content={contentOf(qrCode)} />
    </div>
  )
}
