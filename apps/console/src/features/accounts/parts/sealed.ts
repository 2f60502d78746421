import type { SealPurpose } from '@matai/contract'
import { client } from '../../../client.ts'

/** Seals a value to the server's key. The cryptography is loaded with the first use. */
export async function sealed(value: string, purpose: SealPurpose): Promise<string> {
  const [{ seal }, { key, now }] = await Promise.all([import('@matai/client/seal'), client.accounts.sealKey({})])
  return seal(value, purpose, key, now - Date.now() / 1_000)
}
