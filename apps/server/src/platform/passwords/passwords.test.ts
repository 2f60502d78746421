import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'
import { createSlots } from './slots.ts'

const passwords = createPasswords()

test('a hash is argon2id at 19 MiB and verifies its own password only', async () => {
  const known = await passwords.hash('correct horse')
  expect(known).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify(known, 'correct horse')).toBe(true)
  expect(await passwords.verify(known, 'correct horsf')).toBe(false)
})

test('nobody has a password that fits, and finding out takes as long', async () => {
  const known = await passwords.hash('correct horse')
  const milliseconds = async (of: string | null) => {
    const start = performance.now()
    for (let round = 0; round < 20; round += 1) expect(await passwords.verify(of, 'wrong')).toBe(false)
    return performance.now() - start
  }
  await milliseconds(null)
  const ratio = (await milliseconds(null)) / (await milliseconds(known))
  expect(ratio).toBeGreaterThan(0.25)
  expect(ratio).toBeLessThan(4)
})

test('a storm runs a few at a time, waits in order and is refused past the queue', async () => {
  const inSlot = createSlots({ size: 2, waiting: 3 })
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
  }
  const settled = await Promise.allSettled(Array.from({ length: 8 }, () => inSlot(work)))
  expect(most).toBe(2)
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  await expect(inSlot(async () => 'free again')).resolves.toBe('free again')
})

test('work that throws gives its slot back', async () => {
  const inSlot = createSlots({ size: 1, waiting: 0 })
  await expect(inSlot(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(inSlot(async () => 1)).resolves.toBe(1)
})
