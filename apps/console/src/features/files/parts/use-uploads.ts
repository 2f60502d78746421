import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { client } from '../../../client.ts'
import { tusSender } from './send-file.ts'
import { type Arrived, createUploadQueue, type UploadQueue } from './upload-queue.ts'
import type { UploadStates } from './upload-state.ts'

/** A queue of uploads for one screen. */
export function useUploads(arrived: Arrived): [UploadQueue, UploadStates] {
  const latest = useRef(arrived)
  useEffect(() => {
    latest.current = arrived
  })
  const [queue] = useState(() =>
    createUploadQueue(tusSender(client.files.saveFile), (id, file) => latest.current(id, file)),
  )
  useEffect(() => () => queue.pauseAll(), [queue])
  return [queue, useSyncExternalStore(queue.subscribe, queue.states)]
}
