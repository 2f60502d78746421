import type { Block } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
})
afterAll(() => app.close())

const call = (phone: string): Block => ({ id: 'p', type: 'phoneButton', text: '联系', phone })
const words: Block = { id: 't', type: 'richText', html: '<p><a href="https://old.example/a?b=1&amp;c=2">more</a></p>' }
const made = (name: string, ...blocks: Block[]) => owner.client.qrCodes.save({ name, blocks })
const blocksOf = async (id: string) => (await owner.client.qrCodes.getInfo({ id })).blocks

describe('exchange', () => {
  it('says what can be exchanged, puts another number in its place and takes it back', async () => {
    const codes = [await made('一', words, call('110')), await made('二', call('110')), await made('三', words)]
    const ids = codes.map(({ id }) => id)
    const { parts, fixed } = await owner.client.qrCodes.contentParts({ ids })
    expect(fixed).toBe(0)
    expect(
      parts.filter(({ what }) => what !== 'block').map(({ what, value, codes: held }) => [what, value, held]),
    ).toEqual(
      expect.arrayContaining([
        ['phone', '110', 2],
        ['link', 'https://old.example/a?b=1&c=2', 2],
      ]),
    )
    const change = { ids, what: 'phone' as const, from: '110', to: '119' }
    const tried = await owner.client.qrCodes.contentExchange({ ...change, dryRun: true })
    expect(tried.changed.map(({ name }) => name).toSorted()).toEqual(['一', '二'])
    expect(await blocksOf(ids[1] ?? '')).toEqual([call('110')])
    const { changed } = await owner.client.qrCodes.contentExchange(change)
    expect(changed).toHaveLength(2)
    expect(await blocksOf(ids[0] ?? '')).toContainEqual(call('119'))
    expect((await owner.client.qrCodes.getInfo({ id: ids[2] ?? '' })).version).toBe(1)
    const items = changed.map(({ id, before }) => ({ id, version: before }))
    expect(await owner.client.qrCodes.contentBack({ items })).toEqual({ changed: 2 })
    expect(await blocksOf(ids[1] ?? '')).toEqual([call('110')])
  })

  it('leads links elsewhere, in text as well, and puts a block in place of those that are alike', async () => {
    const { id } = await made('四', words, call('120'))
    const from = 'https://old.example/a?b=1&c=2'
    await owner.client.qrCodes.contentExchange({ ids: [id], what: 'link', from, to: 'https://new.example/?x=1&y=2' })
    expect(JSON.stringify(await blocksOf(id))).toContain('https://new.example/?x=1&amp;y=2')
    const { parts } = await owner.client.qrCodes.contentParts({ ids: [id] })
    const part = parts.find(({ block }) => block?.type === 'phoneButton')
    const block: Block = { id: 'new', type: 'phoneButton', text: '求助', phone: '119' }
    await owner.client.qrCodes.contentExchange({ ids: [id], what: 'block', from: part?.value ?? '', block })
    expect(await blocksOf(id)).toContainEqual({ ...block, id: 'p' })
  })

  it('refuses what is no number, and codes that are not there', async () => {
    const { id } = await made('五', call('110'))
    const wrong = { ids: [id], what: 'phone' as const, from: '110', to: 'abc' }
    await expect(owner.client.qrCodes.contentExchange(wrong)).rejects.toMatchObject({ code: 1001 })
    await expect(owner.client.qrCodes.contentParts({ ids: ['22222222'] })).rejects.toMatchObject({ code: 1002 })
  })
})

describe('find', () => {
  it('finds by a part of the name, by number and by the printed address', async () => {
    const code = await made('配电房一号柜', call('110'))
    const found = async (keyword: string) => (await owner.client.qrCodes.find({ keyword })).list.map(({ id }) => id)
    expect(await found('一号柜')).toEqual([code.id])
    expect(await found(code.id)).toEqual([code.id])
    expect(await found(code.url)).toEqual([code.id])
    expect(await found('没有这个')).toEqual([])
  })
})
