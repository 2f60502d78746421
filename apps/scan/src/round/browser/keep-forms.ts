/** The same store as that of form pages, whose worker answers from it. */
const store = 'matai-forms'
/** Pages that are fetched ahead; each weighs some kilobytes. */
const most = 150
const atOnce = 4

/** Has the page of the round open without a network. */
export async function keepRound(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await navigator.serviceWorker.register('/r/worker.js', { scope: '/r/' })
  // The page itself was loaded before there was a worker to keep it.
  await (await caches.open('coupons-1')).add(location.href)
}

/** Has the forms of things open without a network. Answers how many are ready. */
export async function keepForms(form: string, codes: readonly string[]): Promise<number> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return 0
  await navigator.serviceWorker.register('/f/worker.js')
  const kept = await caches.open(store)
  const parts = new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/f/-/')),
  )
  const wanted = codes.slice(0, most)
  let ready = 0
  for (let from = 0; from < wanted.length; from += atOnce)
    await Promise.all(
      wanted.slice(from, from + atOnce).map(async (code) => {
        const address = `${form}?code=${code}`
        const answer = await fetch(address)
        if (!answer.ok) return
        for (const [, part = ''] of (await answer.clone().text()).matchAll(/"(\/f\/-\/[^"]+)"/g)) parts.add(part)
        await kept.put(address, answer)
        ready += 1
      }),
    )
  for (const part of parts) if (!(await kept.match(part, { ignoreVary: true }))) await kept.add(part)
  return ready
}
