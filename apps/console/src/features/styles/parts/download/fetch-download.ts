import type { Envelope, PictureFormat, Style } from '@matai/contract'
import { routes } from 'virtual:contract-routes'
import { CallError } from '../../../../client.ts'

/** What is drawn: a live code in its saved style, or any text in a style. */
export type Drawn = { id: string } | { content: string; style: Style }

/** Width in pixels, or on paper; `ladder` is the smallest module that the printer is known to print, in millimetres. */
export type Measure = { size: number } | { mm: number; dpi: number; ladder?: number | undefined }

interface DownloadRequest {
  drawn: Drawn
  format: PictureFormat
  measure: Measure
  /** File name without ending. */
  name: string
  /** Said when the server gives no reason of its own. */
  failed: string
}

/** Where the server draws it, as a file of that name. */
export function downloadAddress({ drawn, format, measure, name }: Omit<DownloadRequest, 'failed'>): string {
  const { style = {}, ...what } = 'style' in drawn ? drawn : { ...drawn, style: {} }
  const fields = Object.entries({ ...style, ...measure, ...what, format, download: name })
  const named = fields
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([field, value]) => [field, String(value)])
  return `${routes.styles?.create?.path}?${new URLSearchParams(named)}`
}

/**
 * Fetches the picture and hands it to the browser as a file, so that a refusal can be shown in words.
 * Throws a CallError with the sentence to show.
 */
export async function fetchDownload({ failed, ...request }: DownloadRequest): Promise<void> {
  const headers = { 'Accept-Language': document.documentElement.lang }
  const answer = await fetch(downloadAddress(request), { headers }).catch(() => null)
  if (!answer?.ok) throw await refusal(answer, failed)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${request.name}.${request.format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

async function refusal(answer: Response | null, failed: string): Promise<CallError> {
  const envelope: Envelope<never> | null = await answer?.json().catch(() => null)
  if (!envelope || envelope.code === 0) return new CallError('network', failed, null)
  return new CallError(envelope.code, envelope.msg, envelope.data)
}
