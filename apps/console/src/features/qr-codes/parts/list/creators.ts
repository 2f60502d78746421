import type { QrCodeItem } from '@matai/contract'
import { useRef } from 'react'
import { useUser } from '../../../../user.ts'
import type { Creator } from './filter-fields.tsx'

/** The people whose codes can be asked for: oneself, and whoever was seen as a creator so far. */
export function useCreators(qrCodes: QrCodeItem[] | undefined): Creator[] {
  const user = useUser()
  const seen = useRef(new Map<number, string>())
  for (const { creator } of qrCodes ?? []) seen.current.set(creator.id, creator.name)
  if (!seen.current.has(user.id)) seen.current.set(user.id, user.username ?? user.mobile)
  return [...seen.current].map(([id, name]) => ({ id, name }))
}
