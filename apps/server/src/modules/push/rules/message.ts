import type { PushMessage } from '@matai/contract'

interface Told {
  uid: string
  type: string
  at: Date
  stream: string
  number: number
  test: boolean
  data: Record<string, unknown>
}

/** What a receiver is told. The same event is the same text, however often it is sent. */
export const messageOf = ({ uid, type, at, stream, number, test, data }: Told): PushMessage => ({
  id: uid,
  type,
  timestamp: at.toISOString(),
  stream,
  number,
  test,
  data,
})
