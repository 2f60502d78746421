import { useBlocker } from '@tanstack/react-router'
import i18next from 'i18next'
import { useEffect, useRef } from 'react'
import { confirm } from '../confirm-store.ts'
import type { ShownForm } from './form-body.tsx'

const askToLose = () =>
  confirm({
    title: i18next.t('app.formLeaveTitle'),
    text: i18next.t('app.formLeaveText'),
    action: i18next.t('app.formLeave'),
    danger: true,
  })

/**
 * Closes a form that nobody has written in; asks before what was written is lost, also by going to another page, and
 * not while it is being sent.
 */
export function useClosing({ dirty, sending, isSending }: ShownForm, onClose: () => void) {
  const written = useRef(dirty)
  useEffect(() => {
    written.current = dirty
  }, [dirty])
  const isAtStake = () => written.current && !isSending()
  useBlocker({
    enableBeforeUnload: isAtStake,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && isAtStake() && !(await askToLose()),
  })
  return async () => {
    if (sending) return
    if (!dirty || (await askToLose())) onClose()
  }
}
