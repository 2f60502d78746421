import type { QrCodeItem } from '@matai/contract'
import { startStyle } from '../../../styles/public.tsx'
import { client } from '../../../../client.ts'

/** Puts codes back into the directories they were in. */
export async function moveBack(qrCodes: QrCodeItem[]): Promise<void> {
  const byDirectory = Map.groupBy(qrCodes, ({ directoryId }) => directoryId)
  for (const [directoryId, group] of byDirectory) {
    await client.qrCodes.bathChangeCategory({ ids: group.map(({ id }) => id), directoryId })
  }
}

/** Whether all former validities can be given back: one that is over cannot. */
export function canRevive(qrCodes: QrCodeItem[], now: Date): boolean {
  return qrCodes.every(({ expiresAt }) => expiresAt === null || new Date(expiresAt) > now)
}

export async function validityBack(qrCodes: QrCodeItem[]): Promise<void> {
  const byExpiry = Map.groupBy(qrCodes, ({ expiresAt }) => expiresAt)
  for (const [until, group] of byExpiry) {
    const ids = group.map(({ id }) => id)
    await client.qrCodes.setExpire(until ? { ids, validity: 'date', until } : { ids, validity: 'permanent' })
  }
}

/** Gives codes the styles that they had; those without one get what they were drawn in. */
export async function styleBack(qrCodes: QrCodeItem[]): Promise<void> {
  for (const { id, style } of qrCodes) await client.qrCodes.setStyle({ id, style: style ?? startStyle })
}
