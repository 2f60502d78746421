import { call } from '../../form/net/call.ts'
import { forgetPages } from '../../form/offline/keep-page.ts'

/** Where the worker of these pages keeps them. */
const store = 'coupons-1'

/** Has the page open without a network, as it was last. */
export async function keepMe(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await navigator.serviceWorker.register('/my/worker.js', { scope: '/my' })
  // The page itself was loaded before there was a worker to keep it.
  await (await caches.open(store)).add(location.pathname)
}

/** Nothing of the person stays in this browser; without a network it stays. */
export async function forgetMe(): Promise<void> {
  await call('/v/my/forget_phone', {})
  await forgetPages()
  if ('caches' in globalThis) await (await caches.open(store)).delete(location.pathname)
}
