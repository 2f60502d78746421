import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type OperatedDetails, operatedQuery } from './abuse-queries.ts'
import { AnswerForm } from './answer-form.tsx'
import { BlockHistory } from './block-history.tsx'
import { CodeActions } from './code-actions.tsx'
import { CodeContent } from './code-content.tsx'
import { OwnerName } from './code-name.tsx'
import css from './operator.module.css'
import { ReportItems } from './report-items.tsx'

interface CodeDrawerProps {
  /** Number or address. */
  code: string
  onClose: () => void
}

/** What scrolls can be scrolled with the keyboard. */
const reachable = { tabIndex: 0 }

/** Everything about one live code of whatever account, and what can be done about it. */
export function CodeDrawer({ code, onClose }: CodeDrawerProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(operatedQuery(code))
  return (
    <SideDrawer
      onClose={onClose}
      title={data?.code.name ?? t('abuse.code')}
      flush
      foot={data && <CodeActions details={data} />}
      width={720}
    >
      <section className={css.scrolled} aria-label={t('abuse.code')} {...reachable}>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton rows={6} height={32} />}
        {data && <Details details={data} />}
      </section>
    </SideDrawer>
  )
}

function Details({ details }: { details: OperatedDetails }) {
  const { t } = useTranslation()
  const { code, reports, blocks } = details
  const [newest] = blocks
  const waits = newest?.appeal && !newest.answer && !newest.liftedAt
  return (
    <div className={css.details}>
      <dl className={css.facts}>
        <dt>{t('abuse.address')}</dt>
        <dd className={css.address}>
          {code.kind === 'directory' && code.state === 'normal' ? (
            <a href={code.url} target="_blank" rel="noreferrer">
              {code.url}
            </a>
          ) : (
            code.url
          )}
        </dd>
        <dt>{t('abuse.owner')}</dt>
        <dd>
          <OwnerName code={code} />
        </dd>
        <dt>{t('qrCodes.state')}</dt>
        <dd>
          <span className={css.tag} data-state={code.state}>
            {t(`qrCodes.state_${code.state}`)}
          </span>
        </dd>
      </dl>
      {waits && newest.appeal && <AnswerForm id={code.id} appeal={newest.appeal} />}
      <section>
        <h2 className={css.heading}>{t('abuse.reportsTitle')}</h2>
        <ReportItems reports={reports} />
      </section>
      <section>
        <h2 className={css.heading}>{t('abuse.contentTitle')}</h2>
        <CodeContent html={details.html} target={details.target} />
      </section>
      <section>
        <h2 className={css.heading}>{t('abuse.historyTitle')}</h2>
        <BlockHistory blocks={blocks} />
      </section>
    </div>
  )
}
