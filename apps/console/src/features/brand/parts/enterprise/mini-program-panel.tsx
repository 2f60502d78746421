import type { Enterprise } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { FormBody } from '../../../../ui/forms/form-body.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { enterpriseQuery } from './enterprise-query.ts'
import css from './enterprise.module.css'

/** The enterprise's own mini program; its secret is never shown again. */
export function MiniProgramPanel({ enterprise: { miniProgram, can } }: { enterprise: Enterprise }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({
    initial: { appId: miniProgram?.appId ?? '', originalId: miniProgram?.originalId ?? '', appSecret: '' },
    onSubmit: async (values) => {
      queries.setQueryData(enterpriseQuery.queryKey, await client.enterprise.setWxinfo(values))
      form.reset({ ...values, appSecret: '' })
      toast.success(t('enterprise.miniSaved'))
    },
  })
  return (
    <Panel title={t('enterprise.mini')}>
      <p className={css.text}>{t('enterprise.miniText')}</p>
      <div className={css.form}>
        <FormBody form={form}>
          <TextField label={t('enterprise.appId')} max={18} required {...form.field('appId')} />
          <TextField label={t('enterprise.originalId')} max={15} required {...form.field('originalId')} />
          <TextField
            label={t('enterprise.appSecret')}
            hint={t(miniProgram ? 'enterprise.secretKept' : 'enterprise.secretHint')}
            max={32}
            required
            {...form.field('appSecret')}
          />
          <div>
            <Button type="primary" htmlType="submit" loading={form.sending} disabled={!can.edit}>
              {t('app.save')}
            </Button>
          </div>
        </FormBody>
      </div>
    </Panel>
  )
}
