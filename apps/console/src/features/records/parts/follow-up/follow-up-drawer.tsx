import type { Form, FormFollowUp } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { DrawerForm } from '../../../../ui/forms/drawer-form.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { followUpFiguresQuery, followUpSettingsQuery, peopleQuery } from '../queries.ts'
import css from '../records.module.css'
import { StateRules } from './state-rules.tsx'
import { StatusRules } from './status-rules.tsx'

interface FollowUpDrawerProps {
  form: Form
  onClose: () => void
}

const openStates = ['pending', 'inProgress'] as const
const hoursMax = 8_760

/** How records of a form are followed up by themselves: due times, who hears of late ones, rules that set the state. */
export function FollowUpDrawer(props: FollowUpDrawerProps) {
  const { data } = useQuery(followUpSettingsQuery(props.form.id))
  return data ? <Settings {...props} settings={data} /> : null
}

function Settings({ form: { id, document }, onClose, settings }: FollowUpDrawerProps & { settings: FormFollowUp }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const people = useQuery(peopleQuery).data?.list ?? []
  const named = people.map(({ id: value, name }) => ({ value, label: name || `#${value}` }))
  const { escalation } = settings
  const form = useForm({
    initial: {
      ...settings,
      afterHours: escalation?.afterHours ?? null,
      userIds: escalation?.userIds ?? [],
    },
    showsFailure: true,
    async onSubmit({ dueHours, rules, statusRules, afterHours, userIds }) {
      const late = afterHours === null || userIds.length === 0 ? null : { afterHours, userIds }
      const kept = await client.followUpSettings.set({
        formId: id,
        settings: { dueHours, rules, statusRules, escalation: late },
      })
      queries.setQueryData(followUpSettingsQuery(id).queryKey, kept)
      void queries.invalidateQueries({ queryKey: followUpFiguresQuery(id).queryKey })
      toast.success(t('recordScreens.followUpSaved'))
      onClose()
    },
  })
  const { dueHours, afterHours, userIds, rules, statusRules } = form.values
  return (
    <DrawerForm
      title={t('recordScreens.followUpSettings')}
      action={t('recordScreens.viewSaveIt')}
      form={form}
      locked={settings.can.edit ? undefined : t('recordScreens.mayNotSet')}
      needsChange
      width={640}
      onClose={onClose}
    >
      <h3 className={css.heading}>{t('recordScreens.dueHours')}</h3>
      <div className={css.pairs}>
        {openStates.map((state) => (
          <Field key={state} label={t('recordScreens.dueHoursOf', { state: t(`recordScreens.state_${state}`) })}>
            <InputNumber<number>
              min={1}
              max={hoursMax}
              precision={0}
              placeholder={t('recordScreens.noDue')}
              value={dueHours[state]}
              onChange={(hours) => form.set('dueHours', { ...dueHours, [state]: hours })}
            />
          </Field>
        ))}
      </div>
      <h3 className={css.heading}>{t('recordScreens.escalation')}</h3>
      <p className={css.soft}>{t('recordScreens.escalationText')}</p>
      <div className={css.pairs}>
        <Field label={t('recordScreens.escalationAfter')}>
          <InputNumber<number>
            min={1}
            max={hoursMax}
            precision={0}
            placeholder={t('recordScreens.nobodyElse')}
            value={afterHours}
            onChange={(hours) => form.set('afterHours', hours)}
          />
        </Field>
        <Field label={t('recordScreens.escalationPeople')}>
          <Select
            mode="multiple"
            value={userIds}
            options={named}
            disabled={afterHours === null}
            onChange={(ids) => form.set('userIds', ids)}
          />
        </Field>
      </div>
      <StateRules document={document} people={named} rules={rules} onChange={(next) => form.set('rules', next)} />
      <StatusRules formId={id} rules={statusRules} onChange={(next) => form.set('statusRules', next)} />
    </DrawerForm>
  )
}
