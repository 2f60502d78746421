import type { Device } from '../device/device.ts'

/** Where another form is filled that goes on with a record: which one stands behind the #. */
export const goingOn = (address: string, { form, record }: { form: string; record: number }): string =>
  `${address}#continues-${form}-${record}`

/** The record that this form goes on with, if a link at the end of another led here on this device. */
export async function continued(device: Device): Promise<{ id: string; attempt: string } | undefined> {
  const [, id, record] = /^#continues-(\w{16})-(\d{1,15})$/.exec(location.hash) ?? []
  const attempt = id && record ? await device.attemptOf(id, Number(record)) : undefined
  return id && attempt ? { id, attempt } : undefined
}
