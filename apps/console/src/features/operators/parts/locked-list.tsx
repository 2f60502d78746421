import type { LockedName } from '@matai/contract'
import { Button } from 'antd'
import i18next, { type TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import { lockedNames, useOperatorsChanged } from './operator-queries.ts'
import css from './operators.module.css'
import { numberShown } from './tier-name.ts'

/** Who cannot come in at this moment because of a limit, and is let in again with one click. */
export function LockedList({ onOpen }: { onOpen: (accountId: number) => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const columns = useMemo(
    () => [
      {
        key: 'name',
        title: t('operators.lockedName'),
        locked: true,
        render: (row: LockedName) => <Name row={row} onOpen={onOpen} />,
      },
      { key: 'why', title: t('operators.lockedWhy'), render: ({ limit }: LockedName) => whyOf(limit, t) },
      {
        key: 'since',
        title: t('operators.lockedAt'),
        width: 190,
        render: ({ lockedAt }: LockedName) => formatInstant(lockedAt),
      },
      {
        key: 'until',
        title: t('operators.lockedUntil'),
        width: 190,
        render: ({ until }: LockedName) => formatInstant(until),
      },
      { key: 'deeds', title: t('operators.deeds'), width: 130, render: (row: LockedName) => <Unlock row={row} /> },
    ],
    [t, formatInstant, onOpen],
  )
  return (
    <ListScreen
      name="locked-names"
      label={t('operators.tabLocked')}
      resource={lockedNames}
      columns={columns}
      rowKey={({ name, limit, until }) => `${name} ${limit} ${until}`}
      searchBy={t('operators.lockedSearch')}
      card={(row) => (
        <article className={css.card}>
          <Name row={row} onOpen={onOpen} />
          <span>{whyOf(row.limit, t)}</span>
          <span className={css.soft}>{t('operators.lockedFromTo', timesOf(row, formatInstant))}</span>
          <Unlock row={row} />
        </article>
      )}
      empty={<EmptyState title={t('operators.noneLocked')} text={t('operators.noneLockedText')} />}
    />
  )
}

function Name({ row: { name, account }, onOpen }: { row: LockedName; onOpen: (id: number) => void }) {
  const shown = numberShown(name)
  // An account that nobody named is called by the number, with dots in it.
  const called = account?.name.startsWith('+') ? '' : account?.name
  if (!account) return <span>{shown}</span>
  return (
    <span className={css.name}>
      <button type="button" className={css.open} onClick={() => onOpen(account.id)}>
        {shown}
      </button>
      <span className={css.soft}>{[`#${account.id}`, called].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

function Unlock({ row: { name } }: { row: LockedName }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const { run: unlock, running } = useSingleFlight(async () => {
    try {
      await client.operators.unlock({ name })
      toast.success(i18next.t('operators.unlocked', { name: numberShown(name) }))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    // Also when it failed: it may have ended by itself.
    await changed()
  })
  return (
    <Button size="small" className={css.deed ?? ''} loading={running} onClick={() => void unlock()}>
      {t('operators.unlock')}
    </Button>
  )
}

function timesOf({ lockedAt, until }: LockedName, formatInstant: (iso: string) => string) {
  return { at: formatInstant(lockedAt), until: formatInstant(until) }
}

/** Limits by what somebody did; later editions of the server may know more of them. */
function whyOf(limit: string, t: TFunction): string {
  if (limit.startsWith('wrongPassword')) return t('operators.lockedPassword')
  if (limit.startsWith('wrongSecondFactor')) return t('operators.lockedFactor')
  if (limit.startsWith('code')) return t('operators.lockedCodes')
  return t('operators.lockedOther')
}
