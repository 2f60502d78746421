import type { RecordItem } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { StateTag } from '../../../ui/state-tag.tsx'

const tones = { pending: 'quiet', inProgress: 'info', done: 'success', noNeed: 'quiet' } as const

/** How far people are with a record. */
export function FollowUpState({ record: { followUp } }: { record: Pick<RecordItem, 'followUp'> }) {
  const { t } = useTranslation()
  return <StateTag tone={tones[followUp]}>{t(`recordScreens.state_${followUp}`)}</StateTag>
}
