import type { RecordItem } from '@matai/contract'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'

const colours = { pending: 'default', inProgress: 'processing', done: 'success', noNeed: 'default' } as const

/** How far people are with a record. */
export function StateTag({ record: { followUp } }: { record: Pick<RecordItem, 'followUp'> }) {
  const { t } = useTranslation()
  return <Tag color={colours[followUp]}>{t(`recordScreens.state_${followUp}`)}</Tag>
}
