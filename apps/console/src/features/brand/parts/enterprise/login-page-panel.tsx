import type { Enterprise } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { FormBody } from '../../../../ui/forms/form-body.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { PictureInput } from '../picture-input.tsx'
import { enterpriseQuery } from './enterprise-query.ts'
import css from './enterprise.module.css'
import { LoginPreview } from './login-preview.tsx'

const slots = ['logo', 'background', 'icon'] as const

/** Logo, background and icon of the sign-in page, and how it looks with them before they are saved. */
export function LoginPagePanel({ enterprise: { loginPage, can } }: { enterprise: Enterprise }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { logo, background, icon } = loginPage
  const form = useForm({
    initial: { logoId: logo, backgroundId: background, iconId: icon },
    onSubmit: async ({ logoId, backgroundId, iconId }) => {
      const ids = { logoId: logoId?.id ?? null, backgroundId: backgroundId?.id ?? null, iconId: iconId?.id ?? null }
      queries.setQueryData(enterpriseQuery.queryKey, await client.enterprise.setLoginpage(ids))
      toast.success(t('enterprise.saved'))
    },
  })
  return (
    <Panel title={t('enterprise.page')}>
      <p className={css.text}>
        {t('enterprise.pageText')} <Link to={paths.user}>{t('enterprise.toName')}</Link>
      </p>
      <div className={css.columns}>
        <FormBody form={form}>
          <div className={css.slots}>
            {slots.map((slot) => (
              <PictureInput
                key={slot}
                label={t(`enterprise.${slot}`)}
                hint={t(`enterprise.${slot}Hint`)}
                file={form.values[`${slot}Id`]}
                error={form.errors[`${slot}Id`]}
                onChange={(file) => form.set(`${slot}Id`, file)}
              />
            ))}
            <div>
              <Button type="primary" htmlType="submit" loading={form.sending} disabled={!can.edit}>
                {t('app.save')}
              </Button>
            </div>
          </div>
        </FormBody>
        <LoginPreview name={loginPage.name} logo={form.values.logoId} background={form.values.backgroundId} />
      </div>
    </Panel>
  )
}
