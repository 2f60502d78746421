import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLooking } from '../looking.ts'
import { SideDrawer } from '../side-drawer.tsx'
import { FormBody, FormFailure, type ShownForm } from './form-body.tsx'
import css from './forms.module.css'
import { useClosing } from './use-closing.ts'

interface DrawerFormProps {
  title: ReactNode
  /** The verb of the button. */
  action: string
  /** From `useForm` with `showsFailure`: whether it is being sent, and what is wrong. */
  form: ShownForm
  /** Why it cannot be sent at all. */
  locked?: string | undefined
  /** There is nothing to send before something was changed. */
  needsChange?: boolean
  onClose: () => void
  width?: number
  /** Next to the fields, as what they make. */
  beside?: ReactNode
  children: ReactNode
}

/** Fields in a drawer, which leaves in sight where they belong. */
export function DrawerForm({ title, action, form, needsChange, onClose, ...props }: DrawerFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const close = useClosing(form, onClose)
  const looking = useLooking()
  const locked = props.locked ?? looking
  const isIdle = needsChange === true && !form.dirty
  return (
    <SideDrawer
      title={title}
      width={props.width ?? 520}
      whole
      onClose={() => void close()}
      foot={
        <div className={css.foot}>
          {locked && (
            <span id={`${id}-locked`} className={css.locked}>
              {locked}
            </span>
          )}
          <Button disabled={form.sending} onClick={() => void close()}>
            {t('app.cancel')}
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            form={id}
            loading={form.sending}
            disabled={Boolean(locked) || isIdle}
            {...(locked ? { 'aria-describedby': `${id}-locked` } : {})}
          >
            {action}
          </Button>
        </div>
      }
    >
      <div className={props.beside ? css.pair : undefined}>
        <FormBody id={id} form={form}>
          {props.children}
          <FormFailure form={form} />
        </FormBody>
        {props.beside}
      </div>
    </SideDrawer>
  )
}
