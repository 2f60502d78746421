import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepReserve } from './reserve.ts'

const mebibyte = 1024 ** 2
let dataDir: string
let free: number
const log = { info: vi.fn(), error: vi.fn() }
const keep = () => keepReserve({ dataDir, log, size: 3 * mebibyte, freeIn: () => free })

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'matai-reserve-'))
  free = 1024 * mebibyte
  vi.clearAllMocks()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

it('keeps real space back, gives it away on a full disk, says so once, and takes it back', async () => {
  const reserve = keep()
  await reserve.look()
  const { size, blocks } = statSync(join(dataDir, 'reserve'))
  expect(size).toBe(3 * mebibyte)
  expect(blocks * 512).toBeGreaterThanOrEqual(size)

  free = mebibyte
  await reserve.look()
  await reserve.look()
  reserve.release()
  expect([reserve.isReleased, readdirSync(dataDir)]).toEqual([true, []])
  expect(log.error).toHaveBeenCalledOnce()

  free = 20 * mebibyte // room, but not enough to keep some back again
  await reserve.look()
  expect(reserve.isReleased).toBe(true)
  free = 100 * mebibyte
  await reserve.look()
  expect([reserve.isReleased, readdirSync(dataDir)]).toEqual([false, ['reserve']])
  expect(log.info).toHaveBeenCalledOnce()
  reserve.close()
})

it('finds what an earlier start kept back', async () => {
  const [first, second] = [keep(), keep()]
  await first.look()
  const { mtimeMs } = statSync(join(dataDir, 'reserve'))
  await second.look()
  first.close()
  second.close()
  expect(statSync(join(dataDir, 'reserve')).mtimeMs).toBe(mtimeMs)
})

it('takes nothing on a disk that is nearly full', async () => {
  free = 18 * mebibyte
  const reserve = keep()
  await reserve.look()
  expect([existsSync(join(dataDir, 'reserve')), reserve.isReleased]).toEqual([false, false])
  reserve.close()
})
