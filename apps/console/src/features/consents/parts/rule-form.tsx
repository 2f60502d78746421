import type { ConsentRule } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { CheckBox } from '../../../ui/controls/check-box.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormBody, FormFailure } from '../../../ui/forms/form-body.tsx'
import { InputNumber } from '../../../ui/number-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import css from './consents.module.css'
import { consentsChanged } from './queries.ts'

const usual = 50

/** Only an administrator sets it; others read what holds. */
export function RuleForm({ rule: { most, others, can } }: { rule: ConsentRule }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({
    initial: { on: most !== null, most: most ?? usual },
    showsFailure: true,
    onSubmit: async (values) => {
      const { waits } = await client.consents.setRule({ most: values.on ? values.most : null })
      await consentsChanged(queries)
      toast.success(t(waits !== null ? 'consents.asked' : values.on ? 'consents.saved' : 'consents.isOff'))
    },
  })
  const { values, set, errors } = form
  return (
    <FormBody form={form}>
      <fieldset className={css.fields} disabled={!can.set}>
        <CheckBox checked={values.on} onChange={(on) => set('on', on)}>
          {t('consents.on')}
        </CheckBox>
        {values.on && (
          <Field label={t('consents.most')} error={errors.most}>
            <InputNumber
              min={1}
              max={100_000}
              precision={0}
              disabled={!can.set}
              value={values.most}
              addonAfter={t('consents.codes')}
              onChange={(value) => set('most', value ?? 1)}
            />
          </Field>
        )}
      </fieldset>
      <p className={css.text}>{others > 0 ? t('consents.others', { count: others }) : t('consents.othersNone')}</p>
      <FormFailure form={form} />
      {can.set && (
        <div>
          <Button type="primary" htmlType="submit" loading={form.sending}>
            {t('app.save')}
          </Button>
        </div>
      )}
    </FormBody>
  )
}
