import { CallError } from '@matai/client'
import i18next from 'i18next'
import { passwordLength } from 'virtual:contract-constants'

/** What is wrong with a password that somebody chooses, in the reader's language. */
export function passwordFault(password: string): string | undefined {
  if (!password) return i18next.t('accounts.passwordRequired')
  const fits = password.length >= passwordLength.min && password.length <= passwordLength.max
  return fits ? undefined : i18next.t('accounts.passwordLength')
}

export function smsCodeFault(smsCode: string): string | undefined {
  if (!smsCode) return i18next.t('accounts.smsCodeRequired')
  return /^\w{4,6}$/.test(smsCode) ? undefined : i18next.t('accounts.smsCodeLength')
}

/** Whether a call was refused because of a field: a second step, for example, is asked for only when it is needed. */
export function asksFor(error: unknown, field: string): boolean {
  return error instanceof CallError && (error.data.issues ?? []).some(({ path }) => path[0] === field)
}
