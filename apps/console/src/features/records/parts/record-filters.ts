import type { Component } from '@matai/form-kit/schema'
import type { TFunction } from 'i18next'
import { days } from '../../../ui/list/filters/days.tsx'
import type { Filters } from '../../../ui/list/filters.tsx'
import { answerFilters } from './answer-filters.tsx'

const states = ['pending', 'inProgress', 'done', 'noNeed'] as const

/** What records of a form are narrowed by. */
export const recordFilters = (components: readonly Component[], t: TFunction): Filters => ({
  followUp: {
    label: t('recordScreens.state'),
    options: states.map((value) => ({ value, label: t(`recordScreens.state_${value}`) })),
  },
  made: days({ label: t('recordScreens.made'), names: ['from', 'until'] }),
  ...answerFilters(components, t),
})
