import type { QrCode } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import { CodeActions } from './code-actions.tsx'
import { CodeFacts } from './code-facts.tsx'
import css from './code-home.module.css'
import { Neighbours } from './neighbours.tsx'
import { PictureCell } from '../list/picture-cell.tsx'
import { codeHeadQuery } from '../queries.ts'
import { StateTags } from '../list/state-tags.tsx'

/** Head of a code's page: what it is, in every tab. */
export function CodeHead({ qrCode: opened, tab }: { qrCode: QrCode; tab: string }) {
  const { data: qrCode = opened } = useQuery({ ...codeHeadQuery(opened.id), initialData: opened, staleTime: 30_000 })
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { formatNumber } = useFormats()
  return (
    <header className={css.head}>
      <a href={qrCode.url} target="_blank" rel="noreferrer" className={css.picture} title={t('qrCodes.visit')}>
        <PictureCell qrCode={qrCode} width={96} />
        <span className="visually-hidden">{t('qrCodes.visit')}</span>
      </a>
      <div className={css.words}>
        <div className={css.titleLine}>
          <h1 className={css.title}>{qrCode.name}</h1>
          <span className={css.tags}>
            <StateTags qrCode={qrCode} />
          </span>
        </div>
        <CodeFacts qrCode={qrCode} />
      </div>
      <dl className={css.counts}>
        <div>
          <dt>{t('qrCodes.scansTodayShort')}</dt>
          <dd>{formatNumber(qrCode.scansToday)}</dd>
        </div>
        <div>
          <dt>{t('qrCodes.scansTotalShort')}</dt>
          <dd>{formatNumber(qrCode.scansTotal)}</dd>
        </div>
      </dl>
      <div className={css.actions}>
        <CodeActions qrCode={qrCode} onRemoved={() => void navigate({ to: paths.qrCodes })} />
        <Neighbours id={qrCode.id} onGo={(id) => void navigate({ to: paths.qrCode(id, tab) })} />
      </div>
    </header>
  )
}
