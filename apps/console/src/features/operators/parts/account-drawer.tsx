import type { OperatedDetails } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountActions } from './account-actions.tsx'
import { StateTag } from './account-name.tsx'
import { AccountStorage } from './account-storage.tsx'
import { accountQuery } from './operator-queries.ts'
import css from './operators.module.css'
import { PersonFactor } from './person-factor.tsx'
import { accountName, lastMoment, numberShown, tierName } from './tier-name.ts'

/** What scrolls can be scrolled with the keyboard. */
const reachable = { tabIndex: 0 }

/** Everything about one account, and what can be done with it. */
export function AccountDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(accountQuery(id))
  return (
    <SideDrawer
      onClose={onClose}
      title={data ? accountName(data.account) : t('operators.account')}
      flush
      foot={data && <AccountActions details={data} />}
      width={640}
    >
      <section className={css.scrolled} aria-label={t('operators.account')} {...reachable}>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton rows={6} height={32} />}
        {data && <Details details={data} />}
      </section>
    </SideDrawer>
  )
}

function Details({ details }: { details: OperatedDetails }) {
  const { t } = useTranslation()
  const { account, disabledReason, qrCodes } = details
  const { formatDate, formatInstant, formatNumber } = useFormats()
  return (
    <div className={css.details}>
      <dl className={css.facts}>
        <dt>{t('operators.state')}</dt>
        <dd>
          <StateTag state={account.state} />
        </dd>
        {disabledReason && (
          <>
            <dt>{t('operators.reason')}</dt>
            <dd>{disabledReason}</dd>
          </>
        )}
        <dt>{t('operators.number')}</dt>
        <dd>{account.id}</dd>
        <dt>{t('operators.mobile')}</dt>
        <dd>{numberShown(account.mobile) || t('operators.gone')}</dd>
        <dt>{t('operators.tier')}</dt>
        <dd>{tierName(account.tier, t)}</dd>
        <dt>{t('operators.end')}</dt>
        <dd>{account.tierUntil ? formatDate(lastMoment(account.tierUntil)) : t('operators.endless')}</dd>
        <dt>{t('operators.codes')}</dt>
        <dd>{formatNumber(qrCodes)}</dd>
        <dt>{t('operators.storage')}</dt>
        <dd>
          <AccountStorage account={account} />
        </dd>
        <dt>{t('operators.madeAt')}</dt>
        <dd>{formatInstant(account.createdAt)}</dd>
      </dl>
      <People people={details.people} />
      <Devices sessions={details.sessions} />
    </div>
  )
}

function People({ people }: Pick<OperatedDetails, 'people'>) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  return (
    <section>
      <h2 className={css.heading}>{t('operators.people')}</h2>
      {people.length === 0 && <p className={css.soft}>{t('operators.noPeople')}</p>}
      <ul className={css.items}>
        {people.map((person) => {
          const { userId, mobile, username, email, role, lastSignInAt, secondFactor } = person
          const name = [username, numberShown(mobile)].filter(Boolean).join(' · ') || t('operators.gone')
          const signedIn = lastSignInAt
            ? t('operators.signedInAt', { at: formatInstant(lastSignInAt) })
            : t('operators.neverSignedIn')
          return (
            <li key={userId} className={css.person}>
              <div>
                {name} <span className={css.tag}>{t(role === 'admin' ? 'operators.admin' : 'operators.subAdmin')}</span>
                {secondFactor && <span className={css.tag}>{t('operators.factorOn')}</span>}
              </div>
              <div className={css.soft}>{[email, signedIn].filter(Boolean).join(' · ')}</div>
              <PersonFactor person={person} name={name} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Devices({ sessions }: Pick<OperatedDetails, 'sessions'>) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  return (
    <section>
      <h2 className={css.heading}>{t('operators.devices')}</h2>
      {sessions.length === 0 && <p className={css.soft}>{t('operators.noDevices')}</p>}
      <ul className={css.items}>
        {sessions.map(({ id, name, device, lastSeenAt }) => (
          <li key={id}>
            <div>{device || t('operators.unknownDevice')}</div>
            <div className={css.soft}>{t('operators.seen', { name, at: formatInstant(lastSeenAt) })}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
