import type { Answers } from '@matai/form-kit/schema'
import { useEffect, useState } from 'react'
import type { Device } from './device/device.ts'
import { fileKeysIn } from './device/keys.ts'

/** Makes files of a draft that are still on this device seen again; answers how often some were found. */
export function useFiles(device: Device | null, answers: Answers, shown: Map<string, string>): number {
  const [found, setFound] = useState(0)
  const keys = fileKeysIn(answers)
    .filter((key) => !shown.has(key))
    .join()
  useEffect(() => {
    if (!device || !keys) return
    void Promise.all(
      keys.split(',').map(async (key) => {
        const kept = await device.file(key)
        if (kept) shown.set(key, URL.createObjectURL(kept.file))
      }),
    ).then(() => setFound((before) => before + 1))
  }, [device, keys, shown])
  return found
}
