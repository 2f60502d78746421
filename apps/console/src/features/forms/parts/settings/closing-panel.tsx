import type { FormSettings } from '@matai/contract'
import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { MomentField } from '../../../../ui/date-fields.tsx'
import { Field } from '../../../../ui/field.tsx'
import { StateTag } from '../../../../ui/state-tag.tsx'
import { ClosedStatuses } from './closed-statuses.tsx'
import { instantOf, writtenMoment } from './moments.ts'
import { SettingPanel } from './setting-panel.tsx'
import css from './settings.module.css'
import { useSettingForm } from './use-setting-form.ts'
import { WordsFields } from './words-fields.tsx'

/** When a form takes records, and what people read when it does not. */
export function ClosingPanel({ formId, settings: { closing, isOpen } }: { formId: number; settings: FormSettings }) {
  const { t } = useTranslation()
  const form = useSettingForm({
    formId,
    initial: { ...closing, opensAt: writtenMoment(closing.opensAt), closesAt: writtenMoment(closing.closesAt) },
    send: ({ opensAt, closesAt, ...others }) =>
      client.formSettings.setClosing({
        formId,
        settings: { ...others, opensAt: instantOf(opensAt), closesAt: instantOf(closesAt) },
      }),
  })
  return (
    <SettingPanel title={t('formSettings.closing')} form={form}>
      <p className={css.state}>
        <StateTag tone={isOpen ? 'success' : 'warning'}>
          {t(isOpen ? 'formSettings.isOpen' : 'formSettings.isClosed')}
        </StateTag>
      </p>
      <Field label={t('formSettings.closed')} hint={t('formSettings.closedHint')}>
        <Switch checked={form.values.closed} onChange={(closed) => form.set('closed', closed)} />
      </Field>
      <div className={css.grid}>
        <Field label={t('formSettings.opensAt')} error={form.errors.opensAt}>
          <MomentField value={form.values.opensAt} onChange={(value) => form.set('opensAt', value)} />
        </Field>
        <Field label={t('formSettings.closesAt')} error={form.errors.closesAt}>
          <MomentField value={form.values.closesAt} onChange={(value) => form.set('closesAt', value)} />
        </Field>
      </div>
      <ClosedStatuses
        formId={formId}
        value={form.values.statusItems}
        onChange={(items) => form.set('statusItems', items)}
      />
      <WordsFields
        label={t('formSettings.closedWords')}
        value={form.values.words}
        error={form.errors.words}
        onChange={(words) => form.set('words', words)}
      />
    </SettingPanel>
  )
}
