import type { HealthFinding } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Shape, type ShapeLook } from '../../../ui/shape-tag.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './operators.module.css'
import { healthQuery } from './operator-queries.ts'

type State = HealthFinding['state']

const order: State[] = ['wrong', 'warning', 'ok']
const looks: Record<State, ShapeLook> = {
  wrong: { tint: '#C4320A', shape: 'square', letter: '×' },
  warning: { tint: '#B54708', shape: 'triangle', letter: '!' },
  ok: { tint: '#0B7A5B', shape: 'circle', letter: '✓' },
}
const names = { wrong: 'operators.healthWrong', warning: 'operators.healthWarning', ok: 'operators.healthOk' } as const

/** What `operator doctor` says, for who runs the server without a shell; what is wrong first. */
export function ServerHealth() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { data, error, isFetching, refetch } = useQuery(healthQuery)
  const again = (
    <Button onClick={() => void refetch()} loading={isFetching}>
      {t('operators.healthAgain')}
    </Button>
  )
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Panel title={t('operators.healthTitle')}>
        <p className={css.soft}>{t('operators.healthLooking')}</p>
        <Skeleton rows={8} />
      </Panel>
    )
  const count = (state: State) => data.findings.filter((one) => one.state === state).length
  return (
    <Panel title={t('operators.healthTitle')} action={again}>
      <p className={css.soft} role="status">
        {t('operators.healthSum', {
          wrong: count('wrong'),
          warnings: count('warning'),
          at: formatInstant(data.at),
        })}
      </p>
      <ul className={css.findings}>
        {order.flatMap((state) =>
          data.findings
            .filter((one) => one.state === state)
            .map(({ text }) => (
              <li key={text} data-state={state}>
                <Shape {...looks[state]} />
                <span className="visually-hidden">{t(names[state])}</span>
                <span>{text}</span>
              </li>
            )),
        )}
      </ul>
    </Panel>
  )
}
