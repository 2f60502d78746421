import { CallError, createClient } from '@matai/client'
import { languageInfo } from '@matai/i18n/language'
import i18next from 'i18next'
import { routes } from 'virtual:contract-routes'
import { useSpoken } from './language.ts'
import { sessionLost } from './session.ts'

export { CallError }

/** Seconds after which a call counts as unanswered (specification, section 7). */
const timeout = 30

/** Every call of the server: `client.qrCodes.save({…})`. A CallError's message can be shown as it is. */
export const client = createClient({
  routes,
  headers: () => ({ 'Accept-Language': languageInfo[useSpoken.getState().language].tag }),
  networkMessage: () => i18next.t('errors.network'),
  onFailure: (error) => {
    if (error.code === 1000) sessionLost()
  },
  fetch: (input, init) => {
    const limit = AbortSignal.timeout(timeout * 1_000)
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    return fetch(input, { ...init, signal })
  },
})

/** The sentence to show for whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError ? error.message : i18next.t('errors.server')
}
