const store = 'matai-forms'
/** Pages and parts of scripts that a device keeps; each weighs some kilobytes. */
const most = 300

/** Has this page open without a network the next time, where the browser can: not inside of WeChat on iOS. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await navigator.serviceWorker.register('/f/worker.js')
  const kept = await caches.open(store)
  const parts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/f/-/'))
  for (const address of new Set([location.pathname + location.search, ...parts]))
    if (!(await kept.match(address, { ignoreVary: true }))) await kept.add(address)
  const old = (await kept.keys()).slice(0, -most)
  await Promise.all(old.map((request) => kept.delete(request)))
}

/** Somebody else holds the device now: pages that named the one before are forgotten. */
export const forgetPages = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(store)
}
