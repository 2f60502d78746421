import { useTranslation } from 'react-i18next'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.ts'
import { dismissToast, type ToastKind, useToasts } from './toast-store.ts'
import css from './toasts.module.css'

const icons: Record<ToastKind, typeof CheckIcon> = { success: CheckIcon, error: WarningIcon, info: InfoIcon }

/** Mounted once, at the root. Reads aloud politely; faults at once. */
export function Toasts() {
  const { t } = useTranslation()
  const { list } = useToasts()
  return (
    <div className={css.stack} aria-live="polite">
      {list.map(({ id, kind, text, action }) => {
        const Icon = icons[kind]
        return (
          <div key={id} className={css.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
            <Icon aria-hidden />
            <span>{text}</span>
            {action && (
              <button
                type="button"
                className={css.action}
                onClick={() => {
                  dismissToast(id)
                  action.run()
                }}
              >
                {action.label}
              </button>
            )}
            <button type="button" className={css.close} aria-label={t('app.close')} onClick={() => dismissToast(id)}>
              <CloseIcon aria-hidden />
            </button>
          </div>
        )
      })}
    </div>
  )
}
