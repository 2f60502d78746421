const store = 'matai-forms'
/** Pages and parts of scripts that a device keeps; each weighs some kilobytes. */
const most = 300

/**
 * Has this page open without a network the next time, where the browser can: not inside of WeChat on iOS. `later`:
 * addresses of parts that a touch may ask for.
 */
export async function keepPage(later: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await navigator.serviceWorker.register('/f/worker.js')
  const kept = await caches.open(store)
  const parts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/f/-/'))
  const own = later.map((path) => new URL(path, location.href).href)
  for (const address of new Set([location.pathname + location.search, ...parts, ...own]))
    if (!(await kept.match(address, { ignoreVary: true }))) await kept.add(address)
  const old = (await kept.keys()).slice(0, -most)
  await Promise.all(old.map((request) => kept.delete(request)))
}

/** Somebody else holds the device now: pages that named the one before are forgotten. */
export const forgetPages = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(store)
}
