import type { Delivery, Push } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { deliveryStates, pushEvents } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { LogIcon, RestoreIcon } from '../../../ui/icons.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Deed } from '../../../ui/list/use-deeds.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { answerOf, eventName } from './event-name.ts'
import card from '../../../ui/thing-card.module.css'
import css from './push.module.css'
import { deliveries } from './queries.ts'

const tones = { waiting: 'info', delivered: 'success', failed: 'warning' } as const

/** The log of a push. */
export function DeliveryList({ push, onOpen }: { push: Push; onOpen: (id: number) => void }) {
  const { t } = useTranslation()
  const { formatInstant, formatNumber } = useFormats()
  const again = async (rows: Delivery[]) => {
    const { replayed } = await client.push.replay({ id: push.id, deliveryIds: rows.map(({ id }) => id) })
    return { said: t('pushScreens.replayed', { count: replayed }) }
  }
  const deeds: Deed<Delivery>[] = [
    { key: 'show', looks: true, label: t('pushScreens.delivery'), icon: <LogIcon />, run: ({ id }) => onOpen(id) },
    {
      key: 'again',
      label: t('pushScreens.replay'),
      icon: <RestoreIcon />,
      run: (row) => again([row]),
      many: { run: again },
    },
  ]
  const state = ({ state: now, nextAt }: Delivery) => (
    <>
      <StateTag tone={tones[now]}>{t(`pushScreens.state_${now}`)}</StateTag>
      {now === 'waiting' && nextAt && <span className={card.soft}> {formatInstant(nextAt)}</span>}
    </>
  )
  const what = ({ type, number, test }: Delivery) => (
    <span className={css.number}>
      {eventName(type, t)} №{number} {test && <StateTag tone="quiet">{t('pushScreens.isTest')}</StateTag>}
    </span>
  )
  return (
    <ListScreen
      key={push.id}
      name="deliveries"
      label={t('pushScreens.log')}
      resource={deliveries}
      asked={{ pushId: push.id }}
      rowKey={({ id }) => id}
      rowName={({ type, number }) => `${eventName(type, t)} №${number}`}
      onOpen={({ id }) => onOpen(id)}
      columns={[
        { key: 'what', title: t('pushScreens.what'), locked: true, render: what },
        { key: 'at', title: t('pushScreens.when'), width: 168, render: ({ at }) => formatInstant(at) },
        { key: 'state', title: t('pushScreens.state'), width: 220, render: state },
        { key: 'answer', title: t('pushScreens.answer'), width: 140, render: (row) => answerOf(row, t) },
        { key: 'tries', title: t('pushScreens.tries'), width: 72, align: 'right', render: ({ tries }) => tries },
        {
          key: 'ms',
          title: t('pushScreens.ms'),
          width: 96,
          align: 'right',
          render: ({ ms }) => (ms === null ? '–' : formatNumber(ms)),
        },
      ]}
      card={(row, menu) => (
        <article className={card.card}>
          <header className={`${card.bar} ${css.head}`}>
            {what(row)}
            {menu}
          </header>
          <span>{state(row)}</span>
          <span className={card.soft}>{[formatInstant(row.at), answerOf(row, t)].join(' · ')}</span>
        </article>
      )}
      deeds={deeds}
      filters={{
        state: {
          label: t('pushScreens.state'),
          options: deliveryStates.map((value) => ({ value, label: t(`pushScreens.state_${value}`) })),
        },
        event: {
          label: t('pushScreens.what'),
          options: pushEvents.map((value) => ({ value, label: eventName(value, t) })),
        },
      }}
      empty={<EmptyState title={t('pushScreens.logEmpty')} text={t('pushScreens.logEmptyText')} />}
    />
  )
}
