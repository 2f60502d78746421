import { describe, expect, it } from 'vitest'
import { tryAgain } from './try-again.ts'

const undone = (code: string) => Object.assign(new Error('undone'), { code })

/** Work that fails in so many ways, one after the other, and then answers how often it was begun. */
function failing(...errors: Error[]) {
  let times = 0
  return () => {
    const error = errors[times]
    times += 1
    return error ? Promise.reject(error) : Promise.resolve(times)
  }
}

describe('tryAgain', () => {
  it('begins again what a deadlock or a quicker transaction undid', async () => {
    expect(await tryAgain(failing(undone('40P01'), undone('40001')))).toBe(3)
  })

  it('knows it behind the words of a store, too', async () => {
    const wrapped = new Error('failed query', { cause: undone('40P01') })
    expect(await tryAgain(failing(wrapped))).toBe(2)
  })

  it('does not begin again what would fail again', async () => {
    await expect(tryAgain(failing(undone('23505')))).rejects.toThrow('undone')
  })

  it('gives up after a few times, with what the database said', async () => {
    const errors = Array.from({ length: 9 }, () => undone('40P01'))
    await expect(tryAgain(failing(...errors))).rejects.toMatchObject({ code: '40P01' })
  })
})
