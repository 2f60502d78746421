import type { FormSettings } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { fillerKinds, formPhonesMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { groupsQuery } from '../../../collaborators/public.tsx'
import { SettingPanel } from './setting-panel.tsx'
import css from './settings.module.css'
import { useSettingForm } from './use-setting-form.ts'

type Phones = FormSettings['fillers']['phones']

/** Who may fill, and what fillers may do with their own records. */
export function FillersPanel({ formId, settings: { fillers } }: { formId: number; settings: FormSettings }) {
  const { t } = useTranslation()
  const form = useSettingForm({
    formId,
    initial: { ...fillers, phones: textOf(fillers.phones) },
    send: ({ phones, ...others }) =>
      client.formSettings.setFillers({ formId, settings: { ...others, phones: phonesOf(phones) } }),
  })
  const { who, phones, mayChange, mayDelete } = form.values
  const isBound = who !== 'anyone'
  const { data: groups } = useQuery(groupsQuery)
  const gone = (fillers.groupIds ?? []).filter((id) => groups?.every((group) => group.id !== id))
  const groupOptions = [
    ...(groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...gone.map((id) => ({ value: id, label: t('formSettings.groupGone') })),
  ]
  return (
    <SettingPanel title={t('formSettings.fillers')} form={form}>
      <Radio.Group
        aria-label={t('formSettings.fillers')}
        value={who}
        onChange={({ target }) => {
          form.set('who', target.value)
          // Whoever is not known cannot be let at a record again.
          if (target.value === 'anyone') {
            form.set('mayChange', false)
            form.set('mayDelete', false)
          }
        }}
        options={fillerKinds.map((value) => ({ value, label: t(`formSettings.who_${value}`) }))}
      />
      {who === 'namedPhones' && (
        <Field
          label={t('formSettings.phones')}
          hint={t('formSettings.phonesHint', { most: formPhonesMax })}
          error={form.errors.phones}
          required
        >
          <Input.TextArea rows={6} value={phones} onChange={({ target }) => form.set('phones', target.value)} />
        </Field>
      )}
      {who === 'collaborators' && (
        <Field label={t('formSettings.groupsOf')} error={form.errors.groupIds}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            placeholder={t('formSettings.groupsAll')}
            value={form.values.groupIds ?? []}
            options={groupOptions}
            notFoundContent={t('formSettings.groupsNone')}
            onChange={(ids: number[]) => form.set('groupIds', ids.length > 0 ? ids : null)}
          />
        </Field>
      )}
      <div className={css.checks}>
        <Checkbox
          checked={mayChange}
          disabled={!isBound}
          onChange={({ target }) => form.set('mayChange', target.checked)}
        >
          {t('formSettings.mayChange')}
        </Checkbox>
        <Checkbox
          checked={mayDelete}
          disabled={!isBound}
          onChange={({ target }) => form.set('mayDelete', target.checked)}
        >
          {t('formSettings.mayDelete')}
        </Checkbox>
        {!isBound && <small>{t('formSettings.needsBinding')}</small>}
      </div>
    </SettingPanel>
  )
}

const textOf = (phones: Phones) => phones.map(({ mobile, name }) => `${mobile} ${name}`.trim()).join('\n')

/** A number and, behind a blank or a comma, a name; one a line. */
const phonesOf = (text: string): Phones =>
  text.split('\n').flatMap((line) => {
    const [mobile = '', ...names] = line.trim().split(/[\s,，、]+/)
    return mobile === '' ? [] : [{ mobile, name: names.join(' ').slice(0, 20) }]
  })
