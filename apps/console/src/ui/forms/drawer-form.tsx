import { Button, Drawer } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../use-mode.ts'
import { FormBody, FormFailure, type ShownForm } from './form-body.tsx'
import css from './forms.module.css'
import { useClosing } from './use-closing.ts'

interface DrawerFormProps {
  title: string
  /** The verb of the button. */
  action: string
  /** From `useForm` with `showsFailure`: whether it is being sent, and what is wrong. */
  form: ShownForm
  onClose: () => void
  size?: number
  children: ReactNode
}

/** More fields than a dialog holds: at the right of a desk, from below on a phone. */
export function DrawerForm({ title, action, form, onClose, size = 480, children }: DrawerFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const narrow = useNarrow()
  const close = useClosing(form, onClose)
  return (
    <Drawer
      open
      onClose={() => void close()}
      title={title}
      placement={narrow ? 'bottom' : 'right'}
      size={narrow ? '92%' : size}
      closable={{ 'aria-label': t('app.close'), placement: 'end' }}
      footer={
        <div className={css.foot}>
          <Button disabled={form.sending} onClick={() => void close()}>
            {t('app.cancel')}
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={form.sending}>
            {action}
          </Button>
        </div>
      }
    >
      <FormBody id={id} form={form}>
        {children}
        <FormFailure form={form} />
      </FormBody>
    </Drawer>
  )
}
