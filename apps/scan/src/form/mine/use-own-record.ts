import type { OwnRecordInfo } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { useEffect, useState } from 'react'
import type { Device } from '../device/device.ts'
import { call, Refused } from '../net/call.ts'
import { reasonOf } from '../who/prove.ts'

interface Reading {
  form: string
  id: number
  device: Device
  say: Translate
}

/** One record: by the phone, or by the key under which this device handed it in. */
export function useOwnRecord({ form, id, device, say }: Reading) {
  const [record, setRecord] = useState<OwnRecordInfo>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    setRecord(undefined)
    setFailure('')
    readOwn({ form, id, device }).then(setRecord, (error: unknown) => setFailure(reasonOf(error, say)))
  }, [form, id, device, say])
  return { record, failure, setRecord }
}

/** The server is asked with each key of this device until one fits; there are few, and mostly the newest is it. */
async function readOwn({ form, id, device }: Omit<Reading, 'say'>): Promise<OwnRecordInfo> {
  const ask = (attempt?: string) =>
    call<OwnRecordInfo>('/v/form/own_record', { id: form, recordId: id, ...(attempt && { attempt }) })
  const known = await device.attemptOf(form, id)
  try {
    return await ask(known)
  } catch (error) {
    if (known && error instanceof Refused) return ask()
    throw error
  }
}
