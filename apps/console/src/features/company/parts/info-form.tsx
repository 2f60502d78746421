import type { CompanyHome } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { companyIntroMax, companyNameMax } from 'virtual:contract-constants'
import { FormBody } from '../../../ui/forms/form-body.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PictureInput } from '../../brand/public.ts'
import { AdoptPage } from './adopt-page.tsx'
import css from './company.module.css'
import type { InfoFormState } from './use-info.ts'

/** The first step: who the company is. */
export function InfoForm({ form, state }: { form: InfoFormState; state: CompanyHome }) {
  const { t } = useTranslation()
  const { company, home, can } = state
  return (
    <div className={css.columns}>
      <Panel>
        <FormBody form={form}>
          <p className={css.text}>{t('company.infoText')}</p>
          <div className={css.slot}>
            <PictureInput
              label={t('company.logo')}
              hint={t('company.logoHint')}
              file={form.values.logoId}
              error={form.errors.logoId}
              onChange={(file) => form.set('logoId', file)}
            />
          </div>
          <TextField
            label={t('company.name')}
            max={companyNameMax}
            required
            placeholder={t('company.nameExample')}
            {...form.field('name')}
          />
          <TextField
            label={t('company.intro')}
            hint={t('company.introHint')}
            max={companyIntroMax}
            required
            placeholder={t('company.introExample')}
            {...form.field('intro')}
          />
          <div className={css.buttons}>
            <Button type="primary" htmlType="submit" loading={form.sending} disabled={!can.edit}>
              {t(home ? 'app.save' : 'company.saveNext')}
            </Button>
            {!can.edit && <span className={css.text}>{t('company.mayNotEdit')}</span>}
          </div>
        </FormBody>
      </Panel>
      {company && !home && can.edit && <AdoptPage company={company} />}
    </div>
  )
}
