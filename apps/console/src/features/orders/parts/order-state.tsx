import type { OrderState as State } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { StateTag } from '../../../ui/state-tag.tsx'

const tones = { pending: 'warning', paid: 'success', cancelled: 'quiet', refunded: 'quiet' } as const

export function OrderState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <StateTag tone={tones[state]}>{t(`orders.state_${state}`)}</StateTag>
}
