import type { OperatedDetails } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import { userQuery } from '../../../user.ts'
import { useOperatorsChanged } from './operator-queries.ts'

type Person = OperatedDetails['people'][number]

/** Lets somebody in with the password alone who lost phone and recovery codes. */
export function PersonFactor({ person: { userId, secondFactor }, name }: { person: Person; name: string }) {
  const { t } = useTranslation()
  const { data: user } = useQuery(userQuery)
  const changed = useOperatorsChanged()
  const { run: reset, running } = useSingleFlight(async () => {
    const title = t('operators.factorResetTitle', { name })
    const text = t('operators.factorResetText')
    if (!(await confirm({ title, text, action: t('operators.factorReset'), danger: true }))) return
    try {
      await client.operators.secondFactorReset({ userId })
      await changed()
      toast.success(i18next.t('operators.factorWasReset'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  if (!secondFactor) return null
  const own = user?.id === userId
  return (
    <Button
      size="small"
      disabled={own}
      title={own ? t('operators.notYourself') : undefined}
      loading={running}
      onClick={() => void reset()}
    >
      {t('operators.factorReset')}
    </Button>
  )
}
