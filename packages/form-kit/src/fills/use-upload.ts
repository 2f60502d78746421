import type { FileKind } from '@matai/kinds'
import { useId, useRef, useState } from 'react'
import type { FillProps } from '../engine/fill-face.ts'

/** One file on its way; `part` is from 0 to 1. */
export interface Going {
  key: string
  name: string
  part: number
  /** a sentence; null while all is well */
  failure: string | null
  again(): void
  drop(): void
}

/** Sends files, says how far each is, and keeps those that failed so that they can be sent again. */
export function useUpload(
  kind: FileKind,
  { context, onBusy }: Pick<FillProps, 'context' | 'onBusy'>,
  onKept: (file: { fileId: string; name: string }, meant: File) => void,
) {
  const [going, setGoing] = useState<readonly Going[]>([])
  const name = useId()
  const count = useRef(0)
  // An upload ends long after the page was drawn with what it began with.
  const latest = useRef(onKept)
  latest.current = onKept

  async function send(files: readonly File[]): Promise<void> {
    if (!context.upload || files.length === 0) return
    onBusy(true)
    // One after the other: a phone on a bad network brings one file over sooner than five halves.
    for (const file of files) await sendOne(file, context.upload)
    onBusy(false)
  }

  async function sendOne(file: File, upload: NonNullable<typeof context.upload>): Promise<void> {
    count.current += 1
    const key = `${name}-${count.current}`
    const change = (some: Partial<Going>) =>
      setGoing((all) => all.map((one) => (one.key === key ? { ...one, ...some } : one)))
    const drop = () => setGoing((all) => all.filter((one) => one.key !== key))
    const again = () => {
      drop()
      void send([file])
    }
    setGoing((all) => [...all, { key, name: file.name, part: 0, failure: null, again, drop }])
    try {
      const { fileId } = await upload(file, kind, (part) => change({ part }))
      drop()
      latest.current({ fileId, name: file.name }, file)
    } catch (error) {
      const failure = error instanceof Error && error.message ? error.message : context.say('formFill.uploadFailed')
      change({ failure })
    }
  }

  return { going, send }
}
