import type { PlanWindow, TaskState } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { taskStates } from 'virtual:contract-constants'
import { useFormats } from '../../../ui/format.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import css from './plans.module.css'

type Counts = Record<TaskState, number>

export const toneOf: Record<TaskState, 'quiet' | 'success' | 'warning' | 'info'> = {
  pending: 'info',
  expiring: 'warning',
  expired: 'warning',
  onTime: 'success',
  late: 'warning',
  missed: 'warning',
  exempt: 'quiet',
}

/** What became of the tasks of a window, those that there are. */
export function TaskCounts({ counts }: { counts: Counts }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return (
    <span className={css.counts}>
      {taskStates
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <StateTag key={state} tone={toneOf[state]}>
            {t(`planScreens.state_${state}`)} {formatNumber(counts[state])}
          </StateTag>
        ))}
    </span>
  )
}

/** From when until when. */
export function WindowTimes({ window }: { window: PlanWindow }) {
  const { formatSpan } = useFormats()
  return <span>{formatSpan(window.opensAt, window.closesAt)}</span>
}
