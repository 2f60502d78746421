import type { ReminderEvent, ReminderOther, ReminderRule } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { reminderRuleNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { groupsQuery } from '../../collaborators/public.tsx'
import { Field } from '../../../ui/field.tsx'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { OnField } from './on-field.tsx'
import { allReceiversQuery, optionsQuery, rules } from './queries.ts'
import css from './reminders.module.css'
import { blankOn, faultOfOn, onOf, type WrittenOn, writtenOn } from './written-on.ts'

/** Who besides the named ones can be meant by what happens. */
function othersOf(event: ReminderEvent): ReminderOther[] {
  if (event === 'plan') return ['admins', 'planPeople']
  return event.startsWith('record') ? ['admins', 'charge', 'filler'] : ['admins']
}

interface RuleDrawerProps {
  /** null: a new one */
  rule: ReminderRule | null
  /** Only these events, and only about this form. */
  about?: { events: readonly ReminderEvent[]; formId?: number }
  onClose: () => void
}

/** When, who and how. */
export function RuleDrawer({ rule, about, onClose }: RuleDrawerProps) {
  const { t } = useTranslation()
  const changed = rules.useChanged()
  const { data: options } = useQuery(optionsQuery)
  const { data: receivers } = useQuery(allReceiversQuery)
  const { data: groups } = useQuery(groupsQuery)
  const first = about?.events[0] ?? 'record'
  const form = useForm({
    initial: {
      name: rule?.name ?? '',
      on: rule ? writtenOn(rule.on) : ({ ...blankOn, event: first, formId: about?.formId ?? 0 } satisfies WrittenOn),
      receivers: rule?.receivers.map(({ id }) => id) ?? [],
      groups: rule?.groups.map(({ id }) => id) ?? [],
      others: rule?.others ?? ([] as ReminderOther[]),
      channels: rule?.channels ?? ['bell' as const],
      isDigest: rule?.digestAt != null,
      digestAt: rule?.digestAt ?? '18:00',
      enabled: rule?.enabled ?? true,
    },
    checks: {
      name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined),
      on: (on) => faultOfOn(on, t),
      receivers: (ids, { groups, others, on }) =>
        ids.length + groups.length + others.filter((one) => othersOf(on.event).includes(one)).length === 0
          ? t('reminderScreens.chooseReceiver')
          : undefined,
      channels: (ways) => (ways.length === 0 ? t('reminderScreens.chooseChannel') : undefined),
    },
    showsFailure: true,
    async onSubmit({ on, isDigest, digestAt, others, name, ...values }) {
      await client.reminders.addRule({
        ...(rule ? { id: rule.id, version: rule.version } : {}),
        ...values,
        name: name.trim(),
        on: onOf(on),
        others: others.filter((other) => othersOf(on.event).includes(other)),
        digestAt: isDigest ? digestAt : null,
      })
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  const { values } = form
  const offered = othersOf(values.on.event)
  return (
    <DrawerForm
      title={rule?.name ?? t('reminderScreens.ruleAdd')}
      action={t('app.save')}
      form={form}
      needsChange={rule !== null}
      width={640}
      onClose={onClose}
    >
      <TextField
        label={t('reminderScreens.ruleName')}
        required
        autoFocus
        max={reminderRuleNameMax}
        {...form.field('name')}
      />
      <OnField {...form.field('on')} about={about} />
      <Field
        label={t('reminderScreens.who')}
        hint={receivers?.length === 0 ? t('reminderScreens.receiversFirst') : undefined}
        error={form.field('receivers').error}
      >
        <Select
          mode="multiple"
          optionFilterProp="label"
          value={values.receivers}
          options={(receivers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(ids) => form.set('receivers', ids)}
        />
      </Field>
      {groups && groups.length > 0 && (
        <Field label={t('reminderScreens.groups')} hint={t('reminderScreens.groupsHint')}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            value={values.groups}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(ids) => form.set('groups', ids)}
          />
        </Field>
      )}
      <Checkbox.Group
        aria-label={t('reminderScreens.others')}
        value={values.others}
        options={offered.map((value) => ({ value, label: t(`reminderScreens.other_${value}`) }))}
        onChange={(next) => form.set('others', next)}
      />
      <fieldset className={css.group}>
        <legend>{t('reminderScreens.how')}</legend>
        <Checkbox.Group
          value={values.channels}
          options={(options?.channels ?? []).map((value) => ({
            value,
            label: t(`reminderScreens.channelLong_${value}`),
          }))}
          onChange={(next) => form.set('channels', next)}
        />
        {form.field('channels').error && (
          <p className={css.fault} role="alert">
            {form.field('channels').error}
          </p>
        )}
        <Radio.Group
          aria-label={t('reminderScreens.timing')}
          value={values.isDigest}
          options={[
            { value: false, label: t('reminderScreens.atOnce') },
            { value: true, label: t('reminderScreens.daily') },
          ]}
          onChange={({ target }) => form.set('isDigest', Boolean(target.value))}
        />
        {values.isDigest && (
          <TextField label={t('reminderScreens.digestAt')} type="time" max={5} {...form.field('digestAt')} />
        )}
      </fieldset>
      <Checkbox
        className={css.apart ?? ''}
        checked={values.enabled}
        onChange={({ target }) => form.set('enabled', target.checked)}
      >
        {t('reminderScreens.enabled')}
      </Checkbox>
    </DrawerForm>
  )
}
