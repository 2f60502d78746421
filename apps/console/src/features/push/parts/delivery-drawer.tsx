import type { DeliveryDetail } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { answerOf, eventName } from './event-name.ts'
import card from '../../../ui/thing-card.module.css'
import css from './push.module.css'
import { deliveryQuery } from './queries.ts'

/** What was sent, and what was answered each time. */
export function DeliveryDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(deliveryQuery(id))
  const title = data ? `${eventName(data.type, t)} №${data.number}` : t('pushScreens.delivery')
  return (
    <SideDrawer title={title} width={640} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} height={32} />}
      {data && <Delivered delivery={data} />}
    </SideDrawer>
  )
}

function Delivered({ delivery }: { delivery: DeliveryDetail }) {
  const { t } = useTranslation()
  const { formatInstant, formatNumber } = useFormats()
  const body = JSON.stringify(JSON.parse(delivery.body), null, 2)
  return (
    <div className={css.detail}>
      <p className={card.soft}>{delivery.url}</p>
      <header className={card.bar}>
        <h3>{t('pushScreens.body')}</h3>
        <CopyButton text={delivery.body} />
      </header>
      <pre className={css.text}>{body}</pre>
      <h3>{t('pushScreens.attempts')}</h3>
      {delivery.attempts.length === 0 && <p className={card.soft}>{t('pushScreens.notTried')}</p>}
      {delivery.attempts.map((attempt) => (
        <section key={attempt.id}>
          <p className={card.soft}>
            {[
              formatInstant(attempt.at),
              answerOf(attempt, t),
              t('pushScreens.took', { ms: formatNumber(attempt.ms) }),
            ].join(' · ')}
          </p>
          {attempt.answer && <pre className={css.text}>{attempt.answer}</pre>}
        </section>
      ))}
    </div>
  )
}
