import type { StoredFile } from '@matai/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploads } from '../../../files/public.ts'
import { newId } from './model/new-id.ts'

/** Files of a form: those that are stored, and pictures on their way. A picture comes into the form when it has arrived. */
export function useFormFiles(known: readonly StoredFile[]) {
  const { t } = useTranslation()
  const [files, setFiles] = useState<ReadonlyMap<string, StoredFile>>(
    () => new Map(known.map((file) => [file.id, file])),
  )
  const waiting = useRef(new Map<string, (fileId: string) => void>())
  const addFiles = useCallback(
    (more: readonly StoredFile[]) =>
      setFiles((before) => new Map([...before, ...more.map((file) => [file.id, file] as const)])),
    [],
  )
  const [queue, uploads] = useUploads((upload, file) => {
    if (file.kind !== 'picture') return t('files.imageFormat')
    addFiles([file])
    waiting.current.get(upload)?.(file.id)
    waiting.current.delete(upload)
    return undefined
  })
  /** Sends a picture; answers by what its upload is known. */
  const send = useCallback(
    (file: File, onArrived: (fileId: string) => void) => {
      const upload = newId()
      waiting.current.set(upload, onArrived)
      queue.add(upload, file)
      return upload
    },
    [queue],
  )
  return useMemo(
    () => ({ files, addFiles, uploads, send, retry: queue.retry, cancel: queue.cancel }),
    [files, addFiles, uploads, send, queue],
  )
}

export type FormMedia = ReturnType<typeof useFormFiles>
