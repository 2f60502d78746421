import type { AnswerFilter } from '@matai/contract'
import { type Component, schemaOf } from '@matai/form-kit/schema'
import { Input } from 'antd'
import type { TFunction } from 'i18next'
import { lazy } from 'react'
import { answerFiltersMax } from 'virtual:contract-constants'
import { Field } from '../../../ui/field.tsx'
import type { Filters } from '../../../ui/list/filters/filters.tsx'
import type { Chosen, Filter } from '../../../ui/list/filters/filter.ts'
import { ChoiceField } from '../../../ui/list/filters/late-fields.ts'
import css from './records.module.css'
import { titleOf } from './title-of.ts'

// Days weigh more than the list; they come with the form that the fields stand in.
const DayField = lazy(async () => ({ default: (await import('../../../ui/date-fields.tsx')).DayField }))

/** Before the ids of components, so that no filter of a list has the same name. */
const prefix = 'a_'

/** Filters for the questions by which records are searched, in the order of the form. */
export function answerFilters(components: readonly Component[], t: TFunction): Filters {
  const searched = components.filter(({ type }) => schemaOf(type).answer !== null)
  return Object.fromEntries(
    searched.flatMap((component) => {
      const name = `${prefix}${component.id}`
      const isExam = schemaOf(component.type).score !== undefined
      return [
        [name, filterOf(component, t)],
        ...(isExam ? [[`${name}${resultOf}`, outcomeOf(titleOf(component, t), name)]] : []),
      ]
    }),
  )
}

const resultOf = '_result'

/** What answers of an exam are worth, in hundredths, by how right they are. */
const outcomes = {
  wrong: { until: '99.99' },
  none: { until: '0' },
  part: { from: '0.01', until: '99.99' },
  full: { from: '100' },
} satisfies Record<string, { from?: string; until?: string }>
type Outcome = keyof typeof outcomes
const isOutcome = (written: string): written is Outcome => written in outcomes

/** How right an answer was; `answer` is the name of the answer itself. */
const outcomeOf =
  (question: string, answer: string) =>
  (name: string): Filter => {
    const words = (outcome: Outcome, t: TFunction) => t(`recordScreens.result_${outcome}`)
    return {
      names: [name],
      read: (_, written) => (isOutcome(written) ? written : ''),
      asked({ [name]: outcome = '' }) {
        if (!isOutcome(outcome)) return {}
        const { from, until }: { from?: string; until?: string } = outcomes[outcome]
        return {
          ...(from && { [`${answer}_from`]: { comparison: 'atLeast', value: from } }),
          ...(until && { [`${answer}_until`]: { comparison: 'atMost', value: until } }),
        }
      },
      chip: ({ [name]: outcome = '' }, t) =>
        isOutcome(outcome) ? t('recordScreens.chip', { question, value: words(outcome, t) }) : undefined,
      fields: ({ [name]: outcome = '' }, change, t) => (
        <ChoiceField
          label={t('recordScreens.resultOf', { question })}
          value={outcome}
          options={(Object.keys(outcomes) as Outcome[]).map((value) => ({ value, label: words(value, t) }))}
          onChange={(next) => change({ [name]: next })}
        />
      ),
    }
  }

function filterOf(component: Component, t: TFunction): Filters[string] {
  const { type, settings } = component
  const label = titleOf(component, t)
  const { choices, isDated, isNumeric } = schemaOf(type)
  const options = choices?.(settings).map(({ id, label: said, phrase }) => ({
    value: id,
    label: said || (phrase ? String(t(phrase as never)) : id),
  }))
  if (options) return { label, options }
  if (isDated) return daysOf(label)
  return isNumeric ? range(label) : contains(label)
}

const contains =
  (label: string) =>
  (name: string): Filter => ({
    names: [name],
    read: (_, written) => written.slice(0, 200),
    asked: ({ [name]: value }) => (value ? { [name]: { comparison: 'contains', value } } : {}),
    chip: ({ [name]: value }, t) => (value ? t('recordScreens.chip', { question: label, value }) : undefined),
    fields: ({ [name]: value }, change, t) => (
      <Field label={label}>
        <Input
          value={value ?? ''}
          placeholder={t('recordScreens.contains')}
          allowClear
          onChange={(event) => change({ [name]: event.target.value })}
        />
      </Field>
    ),
  })

const date = /^\d{4}-\d{2}-\d{2}$/

/** What is kept in the address of an answer from one value to another, and asked. */
function fromTo(label: string, name: string, isValue: RegExp) {
  const [low, high] = [`${name}_from`, `${name}_until`] as const
  const bound = (value: string | undefined, comparison: 'atLeast' | 'atMost', key: string) =>
    value ? { [key]: { comparison, value } } : {}
  return {
    names: [low, high] as const,
    read: (_: string, written: string) => (isValue.test(written) ? written : ''),
    asked: (chosen: Chosen) => ({ ...bound(chosen[low], 'atLeast', low), ...bound(chosen[high], 'atMost', high) }),
    chip: ({ [low]: from, [high]: until }: Chosen, t: TFunction) =>
      from || until
        ? t('recordScreens.chip', {
            question: label,
            value: t('recordScreens.range', { from: from || '…', until: until || '…' }),
          })
        : undefined,
  }
}

/** From a day to a day, both included. */
const daysOf =
  (label: string) =>
  (name: string): Filter => {
    const kept = fromTo(label, name, date)
    const [low, high] = kept.names
    return {
      ...kept,
      fault: ({ [low]: from, [high]: until }, t) => (from && until && from > until ? t('app.filterDays') : undefined),
      fields: ({ [low]: from = '', [high]: until = '' }, change, t) => (
        <fieldset className={css.dayRange}>
          <legend>{label}</legend>
          <Field label={t('app.dateFrom')}>
            <DayField value={from} onChange={(day) => change({ [low]: day })} />
          </Field>
          <Field label={t('app.dateUntil')}>
            <DayField value={until} onChange={(day) => change({ [high]: day })} />
          </Field>
        </fieldset>
      ),
    }
  }

const decimal = /^-?\d{1,30}(\.\d{1,10})?$/

const range =
  (label: string) =>
  (name: string): Filter => {
    const kept = fromTo(label, name, decimal)
    const [low, high] = kept.names
    const input = (key: string, placeholder: string, chosen: Chosen, change: (change: Chosen) => void) => (
      <Input
        inputMode="decimal"
        value={chosen[key] ?? ''}
        aria-label={`${label} · ${placeholder}`}
        placeholder={placeholder}
        onChange={(event) => change({ [key]: event.target.value.trim() })}
      />
    )
    return {
      ...kept,
      fields: (chosen, change, t) => (
        <fieldset>
          <legend>{label}</legend>
          {input(low, t('recordScreens.from'), chosen, change)}
          {input(high, t('recordScreens.until'), chosen, change)}
        </fieldset>
      ),
    }
  }

/** What the call is asked: filters of answers as it knows them, and the others as they are. */
export function answersAsked<Asked extends Record<string, unknown>>(asked: Asked) {
  const answers: AnswerFilter[] = []
  const others: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(asked)) {
    if (name === 'late') others.late = true
    else if (name === 'tenth') others.tenth = Number(given)
    else if (name === 'passed') others.passed = given === 'yes'
    else if (!name.startsWith(prefix)) others[name] = given
    else {
      const component = name.slice(prefix.length).replace(/_(from|until)$/, '')
      answers.push({
        component,
        ...(typeof given === 'string' ? is(given) : (given as Omit<AnswerFilter, 'component'>)),
      })
    }
  }
  return { answers: answers.slice(0, answerFiltersMax), others }
}

const is = (value: string) => ({ comparison: 'is' as const, value })
