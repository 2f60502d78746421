import type { Plan } from '@matai/contract'
import { useSortable } from '@dnd-kit/sortable'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { DownIcon, UpIcon } from '../../../ui/editor-icons.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Sortable } from '../../../ui/sortable.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import { AddressCard } from '../../styles/public.tsx'
import css from './plans.module.css'
import { plans, routeQuery } from './queries.ts'

/** How a round is walked: its address for phones, and the order of its codes on the way. */
export function RoundDrawer({ plan: given, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation()
  const [plan, setPlan] = useState(given)
  const changed = plans.useChanged()
  const { data, error, refetch } = useQuery(routeQuery(plan.id))
  const [order, setOrder] = useState<string[]>()
  const { run, running } = useSingleFlight(async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (failure) {
      toast.error(sentenceOf(failure))
    }
    await changed()
  })
  const names = new Map((data ?? []).map(({ id, name, directory }) => [id, { name, directory }]))
  const ids = order ?? [...names.keys()]
  const put = (next: string[]) => setOrder(next)
  const move = (id: string, by: -1 | 1) => {
    const from = ids.indexOf(id)
    put(ids.toSpliced(from, 1).toSpliced(from + by, 0, id))
  }
  const link = (on: boolean) =>
    run(async () => {
      const agreed =
        on ||
        (await confirm({
          title: t('planScreens.roundEndTitle'),
          text: t('planScreens.roundEndText'),
          action: t('planScreens.roundEnd'),
          danger: true,
        }))
      if (agreed) setPlan(await client.plans.roundLink({ id: plan.id, on }))
    })
  const save = () =>
    run(async () => {
      await client.plans.setRoute({ id: plan.id, ids })
      setOrder(undefined)
      await refetch()
      toast.success(t('app.saved'))
    })
  return (
    <SideDrawer
      title={t('planScreens.roundOf', { name: plan.name })}
      width={560}
      onClose={onClose}
      foot={
        order && (
          <Button type="primary" loading={running} onClick={() => void save()}>
            {t('planScreens.routeSave')}
          </Button>
        )
      }
    >
      <h3 className={css.head}>{t('planScreens.roundLink')}</h3>
      <p className={css.soft}>{t('planScreens.roundLinkText')}</p>
      {plan.roundUrl === null ? (
        <div>
          <Button type="primary" disabled={running || !plan.can.edit} onClick={() => void link(true)}>
            {t('planScreens.roundMake')}
          </Button>
          {!plan.can.edit && <p className={css.soft}>{t('planScreens.adminOnly')}</p>}
        </div>
      ) : (
        <AddressCard
          url={plan.roundUrl}
          name={plan.name}
          words={{
            picture: t('planScreens.roundCode', { name: plan.name }),
            copy: t('planScreens.copyAddress'),
            open: t('planScreens.openAddress'),
            save: t('planScreens.savePicture'),
          }}
        >
          <Button size="small" danger disabled={running || !plan.can.edit} onClick={() => void link(false)}>
            {t('planScreens.roundEnd')}
          </Button>
        </AddressCard>
      )}
      <h3 className={css.head}>{t('planScreens.route')}</h3>
      <p className={css.soft}>{t('planScreens.routeText')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={5} height={32} />}
      {data && (
        <Sortable
          rows={ids.map((id) => ({ id, name: names.get(id)?.name ?? id }))}
          onMove={(id, other) => {
            const to = ids.indexOf(other)
            put(ids.toSpliced(ids.indexOf(id), 1).toSpliced(to, 0, id))
          }}
        >
          <ol className={css.route}>
            {ids.map((id, place) => (
              <Stop
                key={id}
                id={id}
                place={place + 1}
                name={names.get(id)?.name ?? id}
                directory={names.get(id)?.directory ?? ''}
                locked={running || !plan.can.edit}
                onUp={place > 0 ? () => move(id, -1) : undefined}
                onDown={place < ids.length - 1 ? () => move(id, 1) : undefined}
              />
            ))}
          </ol>
        </Sortable>
      )}
    </SideDrawer>
  )
}

interface StopProps {
  id: string
  place: number
  name: string
  directory: string
  locked: boolean
  /** undefined: it stands at that end. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** One code on the way; dragged, or moved by its buttons. */
function Stop({ id, place, name, directory, locked, onUp, onDown }: StopProps) {
  const { t } = useTranslation()
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({ id, disabled: locked })
  return (
    <li
      ref={setNodeRef}
      className={css.stop}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <span className={css.grip} {...attributes} {...listeners} aria-label={t('planScreens.drag', { name })}>
        {place}
      </span>
      <span className={css.stopName}>
        {name} <span className={css.soft}>{directory}</span>
      </span>
      <Button
        size="small"
        icon={<UpIcon />}
        aria-label={t('planScreens.moveUp', { name })}
        disabled={locked || !onUp}
        onClick={onUp}
      />
      <Button
        size="small"
        icon={<DownIcon />}
        aria-label={t('planScreens.moveDown', { name })}
        disabled={locked || !onDown}
        onClick={onDown}
      />
    </li>
  )
}
