import type { Plan } from '@matai/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { useFormats } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { TaskCounts, WindowTimes } from '../task-counts.tsx'
import css from './calendar.module.css'
import { MoveDialog } from './move-dialog.tsx'
import type { OfDay } from './of-day.ts'
import { useDayDeed } from './use-day-deed.ts'

interface DayPanelProps {
  plan: Plan
  day: string
  today: string
  of: OfDay
}

/** One day of a plan in words, and what can be done about it. */
export function DayPanel({ plan, day, today, of }: DayPanelProps) {
  const { t } = useTranslation()
  const { formatDate, formatInstant, formatDay, formatWeekday } = useFormats()
  const [moved, move] = useState<{ key: string; wasMoved?: boolean } | null>(null)
  const { run, running } = useDayDeed()
  const isAdmin = plan.can.edit
  const setDay = (off: boolean | null) => void run(() => client.plans.setHoliday({ day, off }))
  const nothing = of.windows.length + of.moves.length === 0
  return (
    <Panel title={t('planScreens.dayTitle', { day: formatDate(`${day}T12:00`), weekday: formatWeekday(day) })}>
      <p className={css.soft}>
        {t(of.off ? 'planScreens.isOff' : 'planScreens.isWorked')}
        {of.own && ` · ${t('planScreens.corrected')}`}
      </p>
      {nothing && <p>{t('planScreens.nothingThatDay')}</p>}
      {of.windows.map((window) => (
        <div key={window.key} className={css.window}>
          <WindowTimes window={window} />
          {window.counts ? (
            <TaskCounts counts={window.counts} />
          ) : (
            <>
              <span className={css.soft}>
                {t(plan.state === 'running' ? 'planScreens.willOpen' : 'planScreens.wouldOpen')}
              </span>
              {isAdmin && <Button onClick={() => move({ key: window.key })}>{t('planScreens.moveOrLeaveOut')}</Button>}
            </>
          )}
        </div>
      ))}
      {of.movedHere.map(({ key, reason, by, at }) => (
        <p key={key} className={css.soft}>
          {t('planScreens.movedFrom', { day: formatDay(key), reason, by, at: formatInstant(at) })}
        </p>
      ))}
      {of.moves.map(({ key, to, reason, by, at }) => (
        <div key={key} className={css.window}>
          <p>
            {to === null
              ? t('planScreens.wasLeftOut', { reason, by, at: formatInstant(at) })
              : t('planScreens.wasMoved', { day: formatDay(to), reason, by, at: formatInstant(at) })}
          </p>
          {isAdmin && day > today && (
            <Button onClick={() => move({ key, wasMoved: true })}>{t('planScreens.moveOrLeaveOut')}</Button>
          )}
        </div>
      ))}
      {isAdmin && (
        <div className={css.window}>
          <div className={css.deeds}>
            <Button loading={running} onClick={() => setDay(!of.off)}>
              {t(of.off ? 'planScreens.makeWorked' : 'planScreens.makeOff')}
            </Button>
            {of.own && (
              <Button disabled={running} onClick={() => setDay(null)}>
                {t('planScreens.asOfficial')}
              </Button>
            )}
          </div>
          <p className={css.soft}>{t('planScreens.dayForAll')}</p>
        </div>
      )}
      {moved && (
        <MoveDialog
          plan={plan}
          windowKey={moved.key}
          wasMoved={moved.wasMoved ?? false}
          today={today}
          onClose={() => move(null)}
        />
      )}
    </Panel>
  )
}
