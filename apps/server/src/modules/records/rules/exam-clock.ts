import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds after the end of an exam within which it is still taken: a lost network is no fault of the filler. */
const graceSeconds = 120

export interface ExamClock {
  endsAt: Date
  /** When nothing is taken any more. */
  takenUntil: Date
}

const sign = (secret: Buffer, formId: number, said: string): string =>
  createHmac('sha256', secret).update(`exam clock\n${formId}\n${said}`).digest('base64url').slice(0, 32)

/** Begins an attempt: its name says when, and that we said so, whatever the clocks of phones do later. */
export function beginAttempt(secret: Buffer, formId: number, now: Date): string {
  const said = `${now.getTime().toString(36)}~${randomBytes(12).toString('base64url')}`
  return `${said}~${sign(secret, formId, said)}`
}

/** When an attempt of ours began; undefined for a name that somebody made up. */
export function begunAt(secret: Buffer, formId: number, attempt: string): Date | undefined {
  const [moment = '', random = '', signed = ''] = attempt.split('~')
  const expected = Buffer.from(sign(secret, formId, `${moment}~${random}`))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return new Date(Number.parseInt(moment, 36))
}

export function clockOf(begun: Date, minutes: number): ExamClock {
  const end = begun.getTime() + minutes * 60_000
  return { endsAt: new Date(end), takenUntil: new Date(end + graceSeconds * 1_000) }
}
