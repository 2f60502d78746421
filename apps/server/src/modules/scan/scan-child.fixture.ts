import { fileURLToPath } from 'node:url'
import { type Child, startChild } from '../../testing/child.ts'

const program = fileURLToPath(new URL('scan-server.fixture.ts', import.meta.url))

/** A web node that answers scans, in a process of its own, that can be killed. */
export const startScanChild = (databaseUrl: string, environment: Record<string, string> = {}): Promise<Child> =>
  startChild(program, databaseUrl, environment)
