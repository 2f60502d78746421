import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { Counter } from '@matai/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { AddIcon, CloseIcon, ShareIcon } from '../../../ui/icons.ts'
import type { Deed } from '../../../ui/list/deeds.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { CounterDialog } from './counter-dialog.tsx'
import { CouponsFrame } from './coupons-frame.tsx'
import { counters } from './queries.ts'
import { ShareCode } from './share-code.tsx'
import css from '../coupons.module.css'

/** Phones at which merchants redeem, by outlet and person. */
export function CounterList() {
  const { t } = useTranslation()
  const { formatDate, formatNumber } = useFormats()
  const [shown, setShown] = useState<Counter | 'new' | null>(null)
  const state = ({ endedAt }: Counter) => (
    <StateTag tone={endedAt ? 'quiet' : 'success'}>
      {t(endedAt ? 'coupons.counterEnded' : 'coupons.counterOpen')}
    </StateTag>
  )
  const ended = ({ endedAt }: Counter) => (endedAt ? t('coupons.counterEnded') : undefined)
  const deeds: Deed<Counter>[] = [
    { key: 'share', looks: true, label: t('coupons.counterShare'), icon: <ShareIcon />, reason: ended, run: setShown },
    {
      key: 'end',
      label: t('coupons.counterEnd'),
      icon: <CloseIcon />,
      danger: true,
      reason: ended,
      asks: ({ outlet, person }) => ({
        title: t('coupons.counterEndTitle', { name: `${outlet} · ${person}` }),
        text: t('coupons.counterEndText'),
        action: t('coupons.counterEnd'),
        danger: true,
      }),
      async run({ id }) {
        await client.counters.end({ id })
        return { said: t('coupons.counterEnded') }
      },
    },
  ]
  const add = (
    <Button type="primary" icon={<AddIcon />} onClick={() => setShown('new')}>
      {t('coupons.counterAdd')}
    </Button>
  )
  return (
    <CouponsFrame tab="counters">
      <ListScreen
        name="coupon-counters"
        label={t('coupons.tab_counters')}
        resource={counters}
        rowKey={({ id }) => id}
        rowName={({ outlet, person }) => `${outlet} · ${person}`}
        columns={[
          { key: 'outlet', title: t('coupons.outlet'), locked: true, render: ({ outlet }) => outlet },
          { key: 'person', title: t('coupons.person'), width: 160, render: ({ person }) => person },
          { key: 'uses', title: t('coupons.counterUses'), width: 120, render: (row) => formatNumber(row.uses) },
          { key: 'made', title: t('coupons.made'), width: 140, render: (row) => formatDate(row.createdAt) },
          { key: 'state', title: t('coupons.state'), width: 120, render: state },
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong>{`${row.outlet} · ${row.person}`}</strong>
            {menu}
            {state(row)}
          </article>
        )}
        deeds={deeds}
        searchBy={t('coupons.searchCounters')}
        create={add}
        empty={
          <EmptyState
            title={t('coupons.noCounters')}
            text={t('coupons.noCountersText')}
            action={<UnlessLooking>{add}</UnlessLooking>}
          />
        }
      />
      {shown === 'new' && <CounterDialog onClose={() => setShown(null)} onMade={setShown} />}
      {shown !== null && shown !== 'new' && (
        <ShareCode
          title={`${shown.outlet} · ${shown.person}`}
          text={t('coupons.counterShareText')}
          name={shown.outlet}
          url={shown.url}
          onClose={() => setShown(null)}
        />
      )}
    </CouponsFrame>
  )
}
