import type { BlockInfo } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { blockQuery } from './parts/abuse-queries.ts'
import { AppealForm } from './parts/appeal-form.tsx'
import css from './parts/block.module.css'

/** Why a live code or a directory page is stopped, what its owner says to it, and what became of that. */
export function BlockScreen() {
  const { t } = useTranslation()
  const { qrCodeId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(blockQuery(qrCodeId))
  const title = t('abuse.infoTitle')
  const isDirectory = data?.isDirectory ?? false
  const actions = isDirectory ? (
    <ButtonLink to={paths.qrCodes}>{t('abuse.toDirectories')}</ButtonLink>
  ) : (
    <>
      <ButtonLink to={paths.qrCodes}>{t('abuse.toCodes')}</ButtonLink>
      <ButtonLink to={paths.qrCode(qrCodeId)}>{t('abuse.toCode')}</ButtonLink>
    </>
  )
  if (!data) {
    return (
      <Page title={title} actions={actions}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={6} height={32} />}
      </Page>
    )
  }
  const { name, url, block, can } = data
  return (
    <Page title={title} width="narrow" actions={actions}>
      <p className={css.code}>
        <strong>{name}</strong> <span className={css.soft}>{url}</span>
      </p>
      {block ? (
        <>
          <BlockPanel block={block} isDirectory={isDirectory} />
          {(block.appeal || can.appeal) && <AppealPanel id={qrCodeId} block={block} mayAppeal={can.appeal} />}
        </>
      ) : (
        <EmptyState title={t('abuse.neverBlocked')} text={t('abuse.neverBlockedText')} />
      )}
    </Page>
  )
}

function BlockPanel({ block, isDirectory }: { block: BlockInfo; isDirectory: boolean }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { at, reason, liftedAt, liftReason } = block
  return (
    <Panel title={t(liftedAt ? 'abuse.lifted' : 'abuse.standing')}>
      <p className={css.text}>
        {t(liftedAt ? 'abuse.liftedText' : isDirectory ? 'abuse.pageStandingText' : 'abuse.standingText')}
      </p>
      <dl className={css.facts}>
        <dt>{t('abuse.blockReason')}</dt>
        <dd>{reason}</dd>
        <dt>{t('abuse.blockedAt')}</dt>
        <dd>{formatInstant(at)}</dd>
        {liftedAt && (
          <>
            <dt>{t('abuse.liftReason')}</dt>
            <dd>{liftReason}</dd>
            <dt>{t('abuse.liftedAt')}</dt>
            <dd>{formatInstant(liftedAt)}</dd>
          </>
        )}
      </dl>
    </Panel>
  )
}

function AppealPanel({ id, block, mayAppeal }: { id: string; block: BlockInfo; mayAppeal: boolean }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { appeal, answer } = block
  return (
    <Panel title={t('abuse.appealTitle')}>
      {appeal && (
        <dl className={css.facts}>
          <dt>{t('abuse.appealText')}</dt>
          <dd>{appeal.text}</dd>
          <dt>{t('abuse.appealedAt')}</dt>
          <dd>{formatInstant(appeal.at)}</dd>
          {answer && (
            <>
              <dt>{t('abuse.answer')}</dt>
              <dd>{answer.text}</dd>
              <dt>{t('abuse.answeredAt')}</dt>
              <dd>{formatInstant(answer.at)}</dd>
            </>
          )}
        </dl>
      )}
      {appeal && !answer && !block.liftedAt && <p className={css.text}>{t('abuse.appealWaiting')}</p>}
      {mayAppeal && <AppealForm id={id} isAgain={appeal !== null} />}
    </Panel>
  )
}
