import { randomUUID } from 'node:crypto'
import { knownDeviceLifetime, knownUsersOfDevice } from '../rules.ts'
import type { SignInVisit } from './dependencies.ts'
import type { Parts } from './parts.ts'
import { type KnownDevice, openDevices, sealDevices } from './secrets.ts'

/** This browser, if the user signed in on it within a year. */
export function knownDevice(
  { deviceKey }: Pick<Parts, 'deviceKey'>,
  userId: number | undefined,
  { device, now }: Pick<SignInVisit, 'device' | 'now'>,
): KnownDevice | undefined {
  if (userId === undefined) return undefined
  return openDevices(deviceKey, device).find((known) => known.userId === userId && known.until > now.getTime())
}

/** The browser will be known: strangers' wrong tries do not shut its user out. */
export function rememberDevice(
  { deviceKey }: Pick<Parts, 'deviceKey'>,
  userId: number,
  { device, setDevice, now }: Pick<SignInVisit, 'device' | 'setDevice' | 'now'>,
): void {
  const all = openDevices(deviceKey, device).filter(({ until }) => until > now.getTime())
  const id = all.find((known) => known.userId === userId)?.id ?? randomUUID()
  const others = all.filter((known) => known.userId !== userId).slice(0, knownUsersOfDevice - 1)
  setDevice(sealDevices(deviceKey, [{ userId, id, until: now.getTime() + knownDeviceLifetime }, ...others]))
}
