import { describe, expect, it } from 'vitest'
import { createPageCache, type KnownPage } from './page-cache.ts'

const drawn = (text: string) => ({ plain: Buffer.from(text), gzip: Buffer.alloc(0) })
const page = (text: string, accountId = 1): KnownPage => ({ accountId, page: drawn(text) })

function cacheAt() {
  const state = { now: 0, told: true }
  const cache = createPageCache({ isTold: () => state.told, now: () => state.now })
  return { state, cache, textOf: (key: string) => cache.peek(key)?.page?.plain.toString() }
}

describe('drawn public pages', () => {
  it('hold for two seconds, and half a second while nobody tells of changes', async () => {
    const { cache, state, textOf } = cacheAt()
    await cache.read('a', async () => page('1'))
    state.now = 1_999
    expect(textOf('a')).toBe('1')
    state.told = false
    expect(textOf('a')).toBeUndefined()
    state.now = 499
    expect(textOf('a')).toBe('1')
    state.told = true
    state.now = 2_000
    expect(textOf('a')).toBeUndefined()
  })

  it('are forgotten for the account that changed, and for no other', async () => {
    const { cache, textOf } = cacheAt()
    await cache.read('a', async () => page('1'))
    await cache.read('b', async () => page('2', 2))
    cache.forget(1)
    expect([textOf('a'), textOf('b')]).toEqual([undefined, '2'])
    await cache.read('a', async () => page('3'))
    expect(textOf('a')).toBe('3')
    cache.forgetAll()
    expect([textOf('a'), textOf('b')]).toEqual([undefined, undefined])
  })

  it('are not kept when they changed while they were being read', async () => {
    const { cache, textOf } = cacheAt()
    const { promise, resolve } = Promise.withResolvers<KnownPage>()
    const old = cache.read('a', () => promise)
    cache.forget(1)
    const fresh = cache.read('a', async () => page('new'))
    resolve(page('old'))
    expect([(await old)?.page?.plain.toString(), (await fresh)?.page?.plain.toString()]).toEqual(['old', 'new'])
    const shown = textOf('a')
    expect(shown === undefined || shown === 'new').toBe(true)
  })

  it('are read once for all who ask at the same time, and again after a failure', async () => {
    const { cache, textOf } = cacheAt()
    let reads = 0
    const find = async () => page(String((reads += 1)))
    await Promise.all([cache.read('a', find), cache.read('a', find), cache.read('a', find)])
    expect(reads).toBe(1)
    await expect(cache.read('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect((await cache.read('b', find))?.page?.plain.toString()).toBe('2')
    expect(await cache.read('c', async () => null)).toBeUndefined()
    expect(textOf('c')).toBeUndefined()
  })
})
