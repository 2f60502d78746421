import type { Matter } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useFormats } from '../../../ui/format.ts'
import { userQuery } from '../../../user.ts'
import css from '../dashboard-screen.module.css'

/** The list in which a matter is seen, narrowed to it. */
function placeOf({ of, id, mine }: Matter, userId: number): { to: string; search: Record<string, unknown> } {
  const whose = mine ? { mine: 'yes' } : {}
  const charge = { chargeId: String(userId) }
  switch (of) {
    case 'tasksLate':
      return { to: paths.plans, search: { tab: 'tasks', state: 'expired', ...whose } }
    case 'tasksDue':
      return { to: paths.plans, search: { tab: 'tasks', state: 'expiring', ...whose } }
    case 'approvals':
      return { to: paths.formRecords(id ?? 0), search: { approval: 'waiting' } }
    case 'toFollow':
      return { to: paths.formRecords(id ?? 0), search: { ...charge, followUp: 'pending' } }
    case 'following':
      return { to: paths.formRecords(id ?? 0), search: { ...charge, followUp: 'inProgress' } }
    case 'stockLow':
      return { to: paths.stock, search: { low: 'yes' } }
    case 'groupFull':
    case 'groupLow':
      return { to: paths.groupCode, search: { id: id ?? 0 } }
    case 'pushFailing':
      return { to: paths.push, search: {} }
  }
}

/** What waits in other places: one line for each, which leads to it. */
export function Matters({ list }: { list: readonly Matter[] }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { data: user } = useQuery(userQuery)
  if (list.length === 0) return null
  return (
    <>
      <h3 className={css.part}>{t('matters.waiting')}</h3>
      <ul className={css.recent}>
        {list.map((matter) => {
          const { of, id, name, count, more } = matter
          const { to, search } = placeOf(matter, user?.id ?? 0)
          const number = `${formatNumber(count)}${more ? '+' : ''}`
          const said = t(`matters.matter_${of}`, { count, number })
          return (
            <li key={`${of} ${id}`}>
              <Link to={to} search={search as never}>
                {name || said}
              </Link>
              {name && <span className={css.note}>{said}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
