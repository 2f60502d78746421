import i18next from 'i18next'
import { confirm } from '../confirm-store.ts'
import type { ShownForm } from './form-body.tsx'

/** Closes a form that nobody has written in; asks before what was written is lost, and not while it is being sent. */
export function useClosing({ dirty, sending }: ShownForm, onClose: () => void) {
  return async () => {
    if (sending) return
    const sure =
      !dirty ||
      (await confirm({
        title: i18next.t('app.formLeaveTitle'),
        text: i18next.t('app.formLeaveText'),
        action: i18next.t('app.formLeave'),
        danger: true,
      }))
    if (sure) onClose()
  }
}
