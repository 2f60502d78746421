import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormBody, FormFailure, type ShownForm } from '../../../../ui/forms/form-body.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { useLooking } from '../../../../ui/looking.ts'
import css from './settings.module.css'

interface SettingPanelProps {
  title: string
  form: ShownForm
  children: ReactNode
}

/** A part of the settings with a button of its own: it holds for fillers as soon as it is saved. */
export function SettingPanel({ title, form, children }: SettingPanelProps) {
  const { t } = useTranslation()
  const looking = useLooking()
  return (
    <Panel title={title}>
      <FormBody form={form}>
        {children}
        <FormFailure form={form} />
        <Button
          className={css.save ?? ''}
          htmlType="submit"
          type="primary"
          loading={form.sending}
          disabled={!form.dirty || looking !== undefined}
          title={looking ?? ''}
        >
          {t('formSettings.save')}
        </Button>
      </FormBody>
    </Panel>
  )
}
