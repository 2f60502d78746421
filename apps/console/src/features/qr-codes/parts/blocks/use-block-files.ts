import { type DraftBlock, slotsOf } from '@matai/content/draft'
import type { StoredFile } from '@matai/contract'
import { isWrongFile } from '@matai/kinds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploads } from '../../../files/public.ts'

// A place for any file takes nothing that is played: that has blocks of its own.
const notOfKind = {
  picture: 'files.imageFormat',
  audio: 'blocks.notAudio',
  video: 'blocks.notVideo',
  file: 'blocks.notPlayed',
  any: 'qrCodes.fileMissing',
} as const

/** Files of an editor's blocks: those that are stored, and those on their way. */
export function useBlockFiles(
  known: StoredFile[],
  blocks: DraftBlock[],
  onArrived: (upload: string, id: string) => void,
) {
  const { t } = useTranslation()
  const [files, setFiles] = useState(() => new Map(known.map((file) => [file.id, file])))
  const [queue, uploads] = useUploads((upload, file) => {
    const slot = slotsOf(blocks).find((one) => one.upload === upload)
    if (slot && isWrongFile(slot.kind, file.kind)) return t(notOfKind[slot.kind])
    setFiles((before) => new Map(before).set(file.id, file))
    onArrived(upload, file.id)
    return undefined
  })
  return { files, setFiles, queue, uploads }
}
