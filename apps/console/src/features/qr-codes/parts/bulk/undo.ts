import type { QrCodeItem } from '@matai/contract'
import { client } from '../../../../client.ts'

/** Puts codes back into the directories they were in. */
export async function moveBack(qrCodes: QrCodeItem[]): Promise<void> {
  for (const [directoryId, ids] of idsBy(qrCodes, (qrCode) => qrCode.directoryId)) {
    await client.qrCodes.bulkMove({ ids, directoryId })
  }
}

/** Whether all former validities can be given back: one that is over cannot. */
export function canRevive(qrCodes: QrCodeItem[], now: Date): boolean {
  return qrCodes.every(({ expiresAt }) => expiresAt === null || new Date(expiresAt) > now)
}

export async function validityBack(qrCodes: QrCodeItem[]): Promise<void> {
  for (const [until, ids] of idsBy(qrCodes, ({ expiresAt }) => expiresAt)) {
    await client.qrCodes.setExpire(until ? { ids, validity: 'date', until } : { ids, validity: 'permanent' })
  }
}

/** Gives codes the styles that they had; those without one get the plain one that they were drawn in. */
export async function styleBack(qrCodes: QrCodeItem[]): Promise<void> {
  // The list itself draws nothing, so what draws is only asked for here.
  const { startStyle, stylesBefore } = await import('../../../styles/public.tsx')
  for (const { ids, style } of stylesBefore(qrCodes, startStyle)) await client.qrCodes.bulkSetStyle({ ids, style })
}

/** `Map.groupBy` is younger than the oldest browsers that we promise. */
function idsBy<Key>(qrCodes: QrCodeItem[], keyOf: (qrCode: QrCodeItem) => Key): Map<Key, string[]> {
  const groups = new Map<Key, string[]>()
  for (const qrCode of qrCodes) {
    const key = keyOf(qrCode)
    const group = groups.get(key)
    if (group) group.push(qrCode.id)
    else groups.set(key, [qrCode.id])
  }
  return groups
}
