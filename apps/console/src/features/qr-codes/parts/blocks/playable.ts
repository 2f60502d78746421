import i18next from 'i18next'
import { toast } from '../../../../ui/toast-store.ts'

/** Milliseconds after which a browser that says nothing has nothing to say. */
const patience = 8_000

/** Says at once when a chosen video is one that browsers cannot play: by trying it, not by its name. */
export async function sayIfUnplayable(file: File): Promise<void> {
  if (!file.type.startsWith('video/') || (await isPlayable(file))) return
  toast.error(i18next.t('qrCodes.unplayable', { name: file.name }))
}

function isPlayable(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'metadata'
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(true), patience)
    // A stream that this browser does not know has sound at most, and no picture.
    video.onloadedmetadata = () => resolve(video.videoWidth > 0)
    video.onerror = () => resolve(false)
    video.src = address
  }).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
