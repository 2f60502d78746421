/** Milliseconds of silence after which the next failure is another outage. */
const quiet = 10_000

/** Lets the first failure of an outage be told, and not the many that follow it. */
export function createOncePerOutage(now: () => number = () => performance.now()): (tell: () => void) => void {
  let last = -Infinity
  return (tell) => {
    const isNew = now() - last > quiet
    last = now()
    if (isNew) tell()
  }
}
