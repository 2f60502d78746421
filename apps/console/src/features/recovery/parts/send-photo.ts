import type { Recovery } from '@matai/contract'
import { client } from '../../../client.ts'

/** What a file dialog offers; the server looks at the content itself. */
export const photoTypes = '.jpg,.jpeg,.png,.bmp,image/jpeg,image/png,image/bmp'

/** Uploads a picture of a printed code and brings its live code back. */
export async function sendPhoto(file: File): Promise<Recovery> {
  const [{ seal }, { key, now }] = await Promise.all([import('@matai/client/seal'), client.accounts.sealKey({})])
  const sign = seal([...file.name].slice(0, 4).join(''), 'upload', key, now - Date.now() / 1_000)
  return client.recovery.add({ sign, file })
}
