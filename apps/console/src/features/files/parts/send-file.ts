import type { StoredFile } from '@matai/contract'

/** What one sending tells, and what comes of it. */
export interface SendReports<Saved = StoredFile> {
  onProgress: (sent: number) => void
  onStoring: () => void
  onDone: (file: Saved) => void
  /** `reason` is the server's own sentence when it gave one. */
  onFailed: (reason: string | null) => void
}

export interface Sending {
  /** Stops and tells the server to forget what it has. */
  cancel: () => void
  /** Stops; the same file goes on from here another time. */
  pause: () => void
}

/** Sends one file, going on where an earlier attempt stopped. */
export type SendFile<Saved = StoredFile> = (file: File, reports: SendReports<Saved>) => Sending

type SaveFile<Saved> = (input: { id: string; name: string }) => Promise<Saved>

const endpoint = '/file/tus'
const retryDelays = [0, 1_000, 3_000, 8_000]

/** Sends by the tus protocol; the library comes with the first file. */
export function tusSender<Saved>(saveFile: SaveFile<Saved>): SendFile<Saved> {
  return (file, reports) => {
    const state: SendState = { stopped: false, abort: () => {} }
    void start(file, reports, state, saveFile).catch(() => {
      if (!state.stopped) reports.onFailed(null)
    })
    const stop = (forget: boolean) => {
      state.stopped = true
      state.abort(forget)
    }
    return { cancel: () => stop(true), pause: () => stop(false) }
  }
}

interface SendState {
  stopped: boolean
  abort: (forget: boolean) => void
}

async function start<Saved>(
  file: File,
  reports: SendReports<Saved>,
  state: SendState,
  saveFile: SaveFile<Saved>,
): Promise<void> {
  const { DetailedError, Upload } = await import('tus-js-client')
  if (state.stopped) return
  const upload = new Upload(file, {
    endpoint,
    retryDelays,
    metadata: { filename: file.name, filetype: file.type },
    removeFingerprintOnSuccess: true,
    onProgress: (sent) => reports.onProgress(sent),
    onError: (error) => reports.onFailed(error instanceof DetailedError ? saidByServer(error) : null),
    onSuccess: () => {
      reports.onStoring()
      saveFile({ id: uploadId(upload.url), name: file.name }).then(reports.onDone, (error: unknown) =>
        reports.onFailed(error instanceof Error ? error.message : null),
      )
    },
  })
  state.abort = (forget) => void upload.abort(forget).catch(() => {})
  const [earlier] = await upload.findPreviousUploads()
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  if (!state.stopped) upload.start()
}

/** Last part of the address that the server gave the upload. */
export function uploadId(url: string | null): string {
  return url?.split('?')[0]?.split('/').findLast(Boolean) ?? ''
}

function saidByServer(error: { originalResponse: { getBody: () => string } | null }): string | null {
  const body = error.originalResponse?.getBody().trim() ?? ''
  try {
    const { msg } = JSON.parse(body) as { msg?: unknown }
    return typeof msg === 'string' && msg !== '' ? msg : null
  } catch {
    return body === '' || body.startsWith('<') || body.length > 200 ? null : body
  }
}
