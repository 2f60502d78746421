import { type Directory, flag, mayCall } from '@matai/contract'
import type { Caller } from '../../platform/http/context.ts'

interface Stored {
  id: number
  name: string
  isDefault: boolean
  qrCodes: number
}

/** A directory as the caller sees it. The default one has no name of its own until somebody gives it one. */
export function toDirectory(row: Stored, caller: Caller, defaultName: string): Directory {
  return {
    id: row.id,
    name: row.name === '' ? defaultName : row.name,
    isDefault: row.isDefault,
    qrCodes: row.qrCodes,
    can: { rename: true, delete: !row.isDefault && mayCall(flag('deleteQrCode'), caller) },
  }
}
