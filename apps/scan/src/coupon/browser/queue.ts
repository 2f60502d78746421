import type { Answered, Waiting } from '../page-data.ts'

/** What waits for a network, and what came of it that somebody has to look at. Kept on the phone. */
export function createQueue(counter: string) {
  const read = <Item>(name: string): Item[] => JSON.parse(localStorage.getItem(`${name} ${counter}`) ?? '[]')
  const write = (name: string, items: readonly unknown[]) =>
    localStorage.setItem(`${name} ${counter}`, JSON.stringify(items))
  const waiting = () => read<Waiting>('coupon-waiting')
  const conflicts = () => read<Answered>('coupon-conflicts')
  return {
    waiting,
    conflicts,
    add: (one: Waiting) => write('coupon-waiting', [...waiting(), one]),
    /** Those were answered; conflicts stay until somebody has seen them. */
    settle(answered: readonly Waiting[], more: readonly Answered[]) {
      const keys = new Set(answered.map(({ key }) => key))
      write('coupon-conflicts', [...conflicts(), ...more])
      write(
        'coupon-waiting',
        waiting().filter(({ key }) => !keys.has(key)),
      )
    },
    seen: () => write('coupon-conflicts', []),
  }
}
