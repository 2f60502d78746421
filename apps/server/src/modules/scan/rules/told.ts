import { Failure } from '../../../platform/failure.ts'

/** What a visitor has just proven, or been sent; the next page looks whether the browser kept it. */
export const provenNow = ['password', 'sms', 'phone', 'position'] as const
export type ProvenNow = (typeof provenNow)[number]

/** What the next page is told: why the last try failed and for how many seconds to wait, or what went well. */
export interface Told {
  told?: string
  wait?: number
  proven?: ProvenNow
  now?: Date
}

/** Seconds for which a page believes that something was proven a moment ago. */
const provenFor = 120

/** The address of a code's page, with what it is told. */
export function wayBack(id: string, { told, wait, proven, now }: Told): string {
  const said = new URLSearchParams()
  if (told) said.set('n', told)
  if (wait !== undefined) said.set('w', String(wait))
  if (proven && now) said.set('ok', `${proven}.${Math.floor(now.getTime() / 1000)}`)
  return `/q/${id}${said.size > 0 ? `?${said}` : ''}`
}

/** What was proven a moment ago, by the address; anybody may write that, so it only chooses words. */
export function readProven(written: string, now: Date): ProvenNow | undefined {
  const [, name, at] = /^([a-z]+)\.(\d{1,12})$/.exec(written) ?? []
  const age = now.getTime() / 1000 - Number(at)
  return age < provenFor && age > -provenFor ? provenNow.find((one) => one === name) : undefined
}

/** Seconds to wait; undefined when the address says none. */
export function readWait(written: string): number | undefined {
  return /^\d{1,6}$/.test(written) ? Number(written) : undefined
}

/** Words for a try that the accounts refused; what is no refusal is thrown on. */
export function toldTried(error: unknown, otherwise: string): Told {
  if (!(error instanceof Failure)) throw error
  if (error.errorName === 'tooManyRequests') {
    const wait = error.data && 'retryAfter' in error.data ? Number(error.data.retryAfter) : undefined
    return { told: 'tooOften', ...(wait !== undefined && { wait }) }
  }
  return { told: error.fields.some(({ path }) => path[0] === 'mobile') ? 'mobileWrong' : otherwise }
}
