import type { Translate } from '@matai/i18n'
import { sayFrom, type Words } from '../../form/words.ts'

/** What the server wrote into the page. */
export function pageData<Page>(): { page: Page; say: Translate } {
  const { page, words }: { page: Page; words: Words } = JSON.parse(
    document.getElementById('coupon-data')?.textContent ?? '{}',
  )
  return { page, say: sayFrom(words) }
}

export const part = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element | null

/** Keeps the page, so that it opens without a network. */
export function keepOffline(folder: 'c' | 'm'): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  workers?.register(`/${folder}/worker.js`, { scope: `/${folder}/` }).catch(() => undefined) // works with a network still
}

/** A word for one try, which stays the same however often it is sent. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const messageOf = (error: unknown, say: Translate): string =>
  error instanceof Error && error.message ? error.message : say('couponPage.noNetwork')
