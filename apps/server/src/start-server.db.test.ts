import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { readSettings } from './platform/settings/read-settings.ts'
import { startServer } from './start-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'matai-small-'))
/** A disk on which no database has room. Only root may mount one. */
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0
afterAll(() => {
  if (mounted) spawnSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})

it.runIf(mounted)('names the full disk when that is why it does not start', async () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'silent' })
  const start = startServer({ settings, log: pino({ level: 'silent' }), demo: false })
  await expect(start).rejects.toThrow(/The disk is full|磁盘已满/)
})
