import type { Translate } from '@matai/i18n'
import { sayFrom, type Words } from '../../form/words.ts'

/** As the worker calls it. */
const keptPages = 'coupons-1'

/** What the server wrote into the page. */
export function pageData<Page>(): { page: Page; say: Translate } {
  const { page, words }: { page: Page; words: Words } = JSON.parse(
    document.getElementById('coupon-data')?.textContent ?? '{}',
  )
  return { page, say: sayFrom(words) }
}

export const part = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element | null

/** Keeps the page with all that it has loaded and will need, so that it opens without a network from the first visit on. */
export function keepOffline(folder: 'c' | 'm', more: () => Promise<unknown> = () => Promise.resolve()): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // Where it fails, the page works with a network still.
  workers
    ?.register(`/${folder}/worker.js`, { scope: `/${folder}/` })
    .then(more)
    .then(async () => {
      const cache = await caches.open(keptPages)
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
      const parts = loaded.filter(({ pathname }) => pathname.startsWith('/f/-/')).map(({ href }) => href)
      await cache.addAll([...new Set([location.href, ...parts])])
    })
    .catch(() => undefined)
}

/** A word for one try, which stays the same however often it is sent. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const messageOf = (error: unknown, say: Translate): string =>
  error instanceof Error && error.message ? error.message : say('couponPage.noNetwork')
