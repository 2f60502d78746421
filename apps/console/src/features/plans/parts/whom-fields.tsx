import type { Plan } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { groupsQuery } from '../../collaborators/public.tsx'

interface Whom {
  people: number[]
  groupIds: number[]
  inTurn: boolean
}

interface WhomFieldsProps extends Whom {
  set<Key extends keyof Whom>(key: Key, value: Whom[Key]): void
}

/** Who walks a round: all of them, or one after the other. */
export function WhomFields({ people, groupIds, inTurn, set }: WhomFieldsProps) {
  const { t } = useTranslation()
  const members = useQuery(membersQuery)
  const groups = useQuery(groupsQuery)
  const all = people.length + groupIds.length
  return (
    <>
      <Field label={t('planScreens.people')} hint={t('planScreens.peopleHint')}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          value={people}
          options={(members.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(ids) => set('people', ids)}
        />
      </Field>
      <Field label={t('planScreens.groups')} hint={t('planScreens.groupsHint')}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          value={groupIds}
          options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(ids) => set('groupIds', ids)}
        />
      </Field>
      <Checkbox checked={inTurn} disabled={all < 2} onChange={({ target }) => set('inTurn', target.checked)}>
        {t(all < 2 ? 'planScreens.inTurnNeeds' : 'planScreens.inTurn')}
      </Checkbox>
    </>
  )
}

export const membersQuery = {
  queryKey: ['qrCodes', 'creators'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.qrCodes.getCreators({}, { signal }),
}

/** Whose turn the next windows are, as far as the names are known. */
export function useTurns({ people, groupIds, inTurn }: Whom, plan: Plan | null): (place: number) => string {
  const members = useQuery(membersQuery)
  const groups = useQuery(groupsQuery)
  const names = [
    ...people.map((id) => members.data?.list.find((one) => one.id === id)?.name ?? ''),
    ...groupIds.map((id) => groups.data?.find((one) => one.id === id)?.name ?? ''),
  ]
  return (place) => (inTurn && names.length > 1 ? (names[((plan?.opened ?? 0) + place) % names.length] ?? '') : '')
}
