import type { OpenMethod } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './open-methods.module.css'
import { methodsQuery } from './queries.ts'

interface MethodChoiceProps {
  /** Undefined while nothing is chosen. */
  value: OpenMethod | undefined
  disabled?: boolean
  onChange: (method: OpenMethod) => void
}

/** The ways in which phones open codes; one that cannot be had says what it lacks. */
export function MethodChoice({ value, disabled = false, onChange }: MethodChoiceProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(methodsQuery)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={3} height={48} />
  return (
    <Radio.Group
      aria-label={t('openMethods.title')}
      className={css.methods ?? ''}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {data.map(({ method, problem }) => (
        // What was chosen while it could be had can still be seen.
        <Radio key={method} value={method} disabled={disabled || (problem !== null && method !== value)}>
          <span className={css.method}>{t(`openMethods.method_${method}`)}</span>
          <span className={css.soft}>{t(`openMethods.hint_${method}`)}</span>
          {problem && <span className={css.problem}>{problem}</span>}
        </Radio>
      ))}
    </Radio.Group>
  )
}
