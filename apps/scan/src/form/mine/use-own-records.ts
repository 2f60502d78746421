import type { CallOutput, contract, OwnRecord } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { useCallback, useEffect, useState } from 'react'
import type { Device } from '../device/device.ts'
import { call } from '../net/call.ts'
import { reasonOf } from '../who/prove.ts'

/** What somebody handed in of a form; undefined until it is read. */
export function useOwnRecords({ form, device, say }: { form: string; device: Device; say: Translate }) {
  const [list, setList] = useState<readonly OwnRecord[]>()
  const [failure, setFailure] = useState('')
  const look = useCallback(async () => {
    setFailure('')
    try {
      const attempts = await device.doneOf(form)
      setList((await call<CallOutput<typeof contract.ownRecords.list>>('/v/form/mine', { id: form, attempts })).list)
    } catch (error) {
      setFailure(reasonOf(error, say))
    }
  }, [form, device, say])
  useEffect(() => void look(), [look])
  return { list, failure, look }
}
