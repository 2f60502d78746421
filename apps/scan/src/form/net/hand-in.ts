import type { CallOutput, contract } from '@matai/contract'
import type { Device, Waiting } from '../device/device.ts'
import { fileKeysIn, withStored } from '../device/keys.ts'
import { call, Refused, Unanswered } from './call.ts'

export type Submitted = CallOutput<typeof contract.filling.submit>

/** Brought for those that have files; where it does not come, the network is away. */
const sending = () =>
  import('./send-file.ts').then(
    ({ sendFile }) => sendFile,
    () => {
      throw new Unanswered()
    },
  )

/**
 * Hands in what waits: first its files, then the answers. Each step is kept before the next begins, so whoever closes the
 * browser in between goes on where it was; the attempt's key makes one record of all tries.
 */
export async function handIn(waiting: Waiting, device: Device): Promise<Submitted> {
  let { input } = waiting
  const keys = fileKeysIn(input.answers)
  const sendFile = keys.length > 0 ? await sending() : undefined
  for (const key of keys) {
    const stored = (await sendFile?.(key, input.id, device)) ?? key
    input = { ...input, answers: withStored(input.answers, new Map([[key, stored]])) }
    await device.keepWaiting({ ...waiting, input })
    await device.dropFile(key)
  }
  try {
    const answer = await call<Submitted>('/v/form/submit', input, waiting.attempt)
    await device.keepDone(input.id, { attempt: waiting.attempt, record: answer.id, at: Date.now() })
    await device.dropWaiting(waiting.attempt)
    return answer
  } catch (error) {
    if (error instanceof Refused) await device.keepWaiting({ ...waiting, input, refusal: error.message })
    throw error
  }
}
