import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { labelTemplatesMax } from 'virtual:contract-constants'
import type { CodeTabProps } from '../../code-slot.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PrinterIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { captions } from './parts/print/use-print-state.ts'
import css from './parts/template-list.module.css'
import { labelTemplates } from './parts/template-queries.ts'
import { LabelThumb } from './parts/template-thumb.tsx'

/** The ways to print one code: with a few words, or on a label of the account. */
export function PrintTab({ qrCode }: CodeTabProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = labelTemplates.useList({ page: 1, pageSize: labelTemplatesMax, keyword: '' })
  const printed = (more: object) => ({ ids: qrCode.id, ...more }) as never // the print screen reads its own names
  return (
    <div className={css.section}>
      <h2>{t('labels.codeWithText')}</h2>
      <div className={css.pairOfButtons}>
        {captions.map((caption) => (
          <ButtonLink key={caption} icon={<PrinterIcon />} to={paths.print} search={printed({ caption })}>
            {t(`labels.caption_${caption}`)}
          </ButtonLink>
        ))}
      </div>
      <h2>{t('labels.templates')}</h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} height={40} />}
      {data?.list.length === 0 && <p>{t('labelEditor.none')}</p>}
      <ul className={css.list}>
        {data?.list.map(({ id, name, design, files }) => (
          <li key={id}>
            <article className={css.card}>
              <Link
                to={paths.print}
                search={printed({ label: id })}
                className={css.thumb}
                aria-label={t('labelEditor.printWith', { name })}
              >
                <LabelThumb design={design} files={files} />
              </Link>
              <div className={css.words}>
                <h3>{name}</h3>
                <small>{t('labelEditor.measures', { ...design })}</small>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to={paths.newLabel}>{t('labelEditor.newBlank')}</ButtonLink>
      </div>
    </div>
  )
}
