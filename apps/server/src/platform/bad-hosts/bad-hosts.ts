import { readFileSync, statSync } from 'node:fs'
import type { Logger } from 'pino'
import { hostOf, isListed, readHosts } from './host-list.ts'

export interface BadHosts {
  /** Whether an address leads to a host of the list. */
  isKnownBad(url: string): boolean
  /** Called whenever the list is another one. */
  onChange(listener: () => void): void
  close(): void
}

/** Milliseconds between two looks at the file. */
const lookEvery = 1_000

/** The operator's list of hosts that nobody is to be sent to; read again when the file changes. */
export function createBadHosts({ file, log }: { file: string | undefined; log: Logger }): BadHosts {
  if (!file) return { isKnownBad: () => false, onChange: () => undefined, close: () => undefined }
  const listeners: (() => void)[] = []
  let mark = markOf(file)
  let hosts = read(file, log) ?? new Set<string>()

  const look = setInterval(() => {
    const now = markOf(file)
    // A list that is away still holds: it is being replaced, or its disk is.
    if (now === mark || now === undefined) return
    mark = now
    hosts = read(file, log) ?? hosts
    for (const listener of listeners) listener()
  }, lookEvery).unref()

  return {
    isKnownBad(url) {
      if (hosts.size === 0) return false
      const host = hostOf(url)
      return host !== undefined && isListed(hosts, host)
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(look),
  }
}

/** Differs when the file does, or who may read it; undefined while there is none. */
function markOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false, bigint: true })
  return stat && `${stat.mtimeNs} ${stat.ctimeNs} ${stat.size} ${stat.ino}`
}

function read(file: string, log: Logger): ReadonlySet<string> | undefined {
  try {
    return readHosts(readFileSync(file, 'utf8'))
  } catch (error) {
    log.warn({ file, error: (error as Error).message }, 'the list of bad hosts cannot be read')
    return undefined
  }
}
