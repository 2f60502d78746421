import { type Component, schemaOf } from '@matai/form-kit/schema'
import { Input } from 'antd'
import type { TFunction } from 'i18next'
import { Field } from '../../../ui/field.tsx'
import { days } from '../../../ui/list/filters/days.ts'
import { oneOf } from '../../../ui/list/filters/one-of.tsx'
import type { Filters } from '../../../ui/list/filters/filters.tsx'
import type { Filter } from '../../../ui/list/filters/filter.ts'
import { answerFilters } from './answer-filters.tsx'

interface Named {
  id: number
  name: string
}

interface FilterNeeds {
  components: readonly Component[]
  people: readonly Named[]
  /** With the names of those above them. */
  directories: readonly Named[]
  t: TFunction
}

const states = ['pending', 'inProgress', 'done', 'noNeed'] as const
const approvals = ['waiting', 'approved', 'refused'] as const
const tenths = Array.from({ length: 10 }, (_, at) => at)
const none: readonly Named[] = []
const shortId = /^[2-9A-HJ-NP-Za-km-z]{8}$/

/** A live code by its short id, or by its address as a scanner reads it. */
const code =
  (label: string) =>
  (name: string): Filter => ({
    names: [name],
    read: (_, written) => (shortId.test(written) ? written : ''),
    asked: ({ [name]: id }) => (id ? { [name]: id } : {}),
    chip: ({ [name]: id }, t) => (id ? t('app.filterChip', { label, value: id }) : undefined),
    fields: ({ [name]: id }, change) => (
      <Field label={label}>
        <Input
          defaultValue={id ?? ''}
          allowClear
          onChange={(event) => {
            const typed = event.target.value.trim().split('/').at(-1) ?? ''
            change({ [name]: shortId.test(typed) ? typed : '' })
          }}
        />
      </Field>
    ),
  })

/** What records of a form are narrowed by. */
export const recordFilters = ({ components, people, directories, t }: FilterNeeds): Filters => ({
  followUp: {
    label: t('recordScreens.state'),
    options: states.map((value) => ({ value, label: t(`recordScreens.state_${value}`) })),
  },
  approval: {
    label: t('recordScreens.approval'),
    options: approvals.map((value) => ({ value, label: t(`recordScreens.approval_${value}`) })),
  },
  chargeId: oneOf({ label: t('recordScreens.charge'), ones: () => people }),
  late: { label: t('recordScreens.due'), options: [{ value: 'late', label: t('recordScreens.onlyLate') }] },
  ...(components.some(({ type }) => schemaOf(type).score) && {
    tenth: {
      label: t('recordScreens.scoreShare'),
      options: tenths.map((at) => ({
        value: String(at),
        label: t('recordScreens.scoreTenth', { from: at * 10, until: at * 10 + 10 }),
      })),
    },
    passed: {
      label: t('recordScreens.passedOrNot'),
      options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`recordScreens.passed_${value}`) })),
    },
  }),
  made: days({ label: t('recordScreens.made'), names: ['from', 'until'] }),
  // One of a few by its number, as people are.
  directoryId: oneOf({ label: t('recordScreens.directory'), ones: () => directories }),
  qrCodeId: code(t('recordScreens.code')),
  // Set by the list of those who filled the form in; the search finds people by what they answered.
  fillerId: oneOf({ label: t('recordScreens.filler'), ones: () => none }),
  ...answerFilters(components, t),
})
