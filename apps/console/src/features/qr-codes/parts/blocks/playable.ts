import i18next from 'i18next'
import { toast } from '../../../../ui/toast-store.ts'

/** Milliseconds after which a browser that says nothing has nothing to say. */
const patience = 8_000

/** Says at once when a chosen video is one that browsers cannot play: by trying it, not by its name. */
export async function sayIfUnplayable(file: File): Promise<void> {
  if (!(await isFilm(file)) || (await isPlayable(file))) return
  toast.error(i18next.t('blocks.unplayable', { name: file.name }))
}

/** A browser takes the type from the name; where it knows none, the first bytes say what it is. */
async function isFilm(file: File): Promise<boolean> {
  if (file.type !== '') return file.type.startsWith('video/')
  return beginsAsFilm(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
}

/** Containers of films: MP4 and QuickTime, Matroska and WebM, AVI, MPEG, Flash, Windows Media. */
export function beginsAsFilm(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes)
  if (text.slice(4, 8) === 'ftyp') return text.slice(8, 11) !== 'M4A'
  if (text.startsWith('RIFF')) return text.slice(8, 12) === 'AVI '
  return ['\x1a\x45\xdf\xa3', '\x00\x00\x01\xba', 'FLV', '\x30\x26\xb2\x75'].some((start) => text.startsWith(start))
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
