import type { StoredFile } from '@matai/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploads } from '../../../files/public.ts'
import type { DraftBlock } from './draft-block.ts'
import { slotsOf } from './file-slots.ts'

const notOfKind = { audio: 'blocks.notAudio', video: 'blocks.notVideo', file: 'qrCodes.fileMissing' } as const

/** Files of an editor's blocks: those that are stored, and those on their way. */
export function useBlockFiles(
  known: StoredFile[],
  blocks: DraftBlock[],
  onArrived: (upload: string, id: string) => void,
) {
  const { t } = useTranslation()
  const [files, setFiles] = useState(() => new Map(known.map((file) => [file.id, file])))
  const [queue, uploads] = useUploads((upload, file) => {
    const slot = blocks.flatMap(slotsOf).find((one) => one.upload === upload)
    if (slot?.kind && slot.kind !== file.kind)
      return t(slot.kind === 'picture' ? 'files.imageFormat' : notOfKind[slot.kind])
    // A place for any file takes nothing that is played: that has blocks of its own.
    if (slot && !slot.kind && (file.kind === 'audio' || file.kind === 'video')) return t('blocks.notPlayed')
    setFiles((before) => new Map(before).set(file.id, file))
    onArrived(upload, file.id)
    return undefined
  })
  return { files, setFiles, queue, uploads }
}
