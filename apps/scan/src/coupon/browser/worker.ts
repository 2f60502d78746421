/** What a service worker is given; the library of the page does not know it. */
interface Fetching extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
}

const kept = 'coupons-1'
const worker = self as unknown as {
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(name: 'install' | 'activate', hear: (event: Event) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', () => void worker.clients.claim())

/** The network first; what it gave last is shown when there is none. Only pages and their scripts are kept. */
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const isPage = request.mode === 'navigate' || new URL(request.url).pathname.startsWith('/f/-/')
  if (request.method === 'GET' && isPage) event.respondWith(answer(request))
})

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(kept)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put(request.url, fresh.clone())
    return fresh
  } catch (error) {
    const known = await cache.match(request.url, { ignoreVary: true })
    if (known) return known
    throw error
  }
}
