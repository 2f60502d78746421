import type { Envelope, QrCodeItem } from '@matai/contract'
import { downloadName } from '@matai/rules/file-names'
import { CallError } from '../../../../client.ts'
import { downloadAddress } from './download-address.ts'

interface DownloadRequest {
  format: 'png' | 'svg'
  /** Width on paper in millimetres; a PNG has 300 dots to the inch. */
  mm: number
  /** Said when the server gives no reason of its own. */
  failed: string
}

/**
 * Fetches the picture and hands it to the browser as a file, so that a refusal can be shown in words.
 * Throws a CallError with the sentence to show.
 */
export async function download(
  qrCode: Pick<QrCodeItem, 'id' | 'name'>,
  { format, mm, failed }: DownloadRequest,
): Promise<void> {
  const name = downloadName(qrCode, { mm })
  const headers = { 'Accept-Language': document.documentElement.lang }
  const answer = await fetch(downloadAddress(qrCode.id, { format, mm, name }), { headers }).catch(() => null)
  if (!answer?.ok) throw await refusal(answer, failed)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

async function refusal(answer: Response | null, failed: string): Promise<CallError> {
  const envelope: Envelope<never> | null = await answer?.json().catch(() => null)
  if (!envelope || envelope.code === 0) return new CallError('network', failed, null)
  return new CallError(envelope.code, envelope.msg, envelope.data)
}
