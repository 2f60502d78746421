import { readFile } from 'node:fs/promises'

export interface MemoryWatch {
  /** Most bytes that the process held at once since the watch began, or since the last lap. */
  lap(): Promise<number>
  stop(): void
}

/**
 * Looks ten times a second at what a process holds in memory. Linux only: elsewhere the answer is not a number. Of a
 * process that has ended it is what was seen before.
 */
export function watchMemory(pid: number): MemoryWatch {
  let most = 0
  let wasSeen = false
  const look = async () => {
    const held = await heldBy(pid).catch(() => Number.NaN)
    // The status of a process that has just ended says nothing of memory.
    if (Number.isNaN(held)) return
    wasSeen = true
    most = Math.max(most, held)
  }
  const timer = setInterval(() => void look(), 100)
  return {
    async lap() {
      await look()
      const until = wasSeen ? most : Number.NaN
      most = 0
      return until
    },
    stop: () => clearInterval(timer),
  }
}

export async function heldBy(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
}
