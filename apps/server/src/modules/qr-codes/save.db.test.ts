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

const text = (html: string): Block => ({ id: 't', type: 'richText', html })
const create = (html = '<p>1</p>', name = '消防栓') => owner.client.qrCodes.save({ name, blocks: [text(html)] })

async function versionsOf(id: string): Promise<{ number: number; name: string; blocks: Block[] }[]> {
  const query = 'select number, name, blocks from qr_code_version where qr_code_id = $1 order by number'
  return (await app.database.pool.query(query, [id])).rows
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

async function uploadNote(who: SignedUp): Promise<string> {
  const sign = await app.sealed('note', 'upload')
  return (await who.client.files.upload({ sign, file: new File(['text'], 'note.txt') })).id
}

describe('save', () => {
  it('makes a code in the default directory, at version 1', async () => {
    const code = await create()
    expect(code).toMatchObject({ name: '消防栓', version: 1, state: 'normal', scansTotal: 0, files: [] })
    expect(code.url).toMatch(new RegExp(`/q/${code.id}$`))
    expect(await owner.client.qrCodes.getInfo({ id: code.id })).toEqual(code)
  })

  it('makes a version when, and only when, something changed', async () => {
    const { id } = await create('<p>1</p>')
    const draft = { id, name: '消防栓', blocks: [text('<p>1</p>')] }
    const same = await owner.client.qrCodes.save(draft)
    expect(same.version).toBe(1)
    expect(same.updatedAt).toBe((await owner.client.qrCodes.getInfo({ id })).updatedAt)
    // What cleaning takes away is no change either.
    const cleaned = await owner.client.qrCodes.save({ ...draft, blocks: [text('<p onclick="x()">1</p>')] })
    expect(cleaned.version).toBe(1)
    const changed = await owner.client.qrCodes.save({ ...draft, blocks: [text('<p>2</p>')] })
    expect(changed.version).toBe(2)
    expect((await versionsOf(id)).map(({ number, blocks }) => [number, blocks])).toEqual([
      [1, [text('<p>1</p>')]],
      [2, [text('<p>2</p>')]],
    ])
  })

  it('refuses who edited an older version, and lets through who says to go over it', async () => {
    const { id } = await create()
    const draft = { id, name: '消防栓', version: 1 }
    await owner.client.qrCodes.save({ ...draft, blocks: [text('<p>first</p>')] })
    const late = { ...draft, blocks: [text('<p>late</p>')] }
    expect(await rejection(owner.client.qrCodes.save(late))).toMatchObject({ code: 1006 })
    const { version: _, ...over } = late
    expect((await owner.client.qrCodes.save(over)).version).toBe(3)
  })

  it('of 20 savers who edited the same version lets one through', async () => {
    const { id } = await create()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        rejection(owner.client.qrCodes.save({ id, version: 1, name: '消防栓', blocks: [text(`<p>by ${place}</p>`)] })),
      ),
    )
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
    expect(answers.filter((answer) => answer !== undefined)).toSatisfy((refused: { code: number }[]) =>
      refused.every(({ code }) => code === 1006),
    )
    expect(await versionsOf(id)).toHaveLength(2)
  })

  it('keeps every one of 200 saves at once, without a gap, and tells each saver its own', async () => {
    const { id } = await create()
    const saved = await Promise.all(
      Array.from({ length: 200 }, async (_, place) => {
        const blocks = [text(`<p>by ${place}</p>`)]
        const answer = await owner.client.qrCodes.save({ id, name: '消防栓', blocks })
        expect(answer.blocks).toEqual(blocks)
        return answer
      }),
    )
    const versions = await versionsOf(id)
    expect(versions.map(({ number }) => number)).toEqual(Array.from({ length: 201 }, (_, index) => index + 1))
    for (const { version, blocks } of saved) expect(versions[version - 1]?.blocks).toEqual(blocks)
  })

  it('cleans rich text before it is stored', async () => {
    const { id } = await create('<p>安全<script>alert(1)</script><img src=x onerror=alert(1)></p>')
    expect((await versionsOf(id))[0]?.blocks).toEqual([text('<p>安全</p>')])
  })

  it('takes files of the account, and names the content when one is unknown or of somebody else', async () => {
    const own = await uploadNote(owner)
    const foreign = await uploadNote(await app.signUp())
    const withFile = (fileId: string) =>
      owner.client.qrCodes.save({ name: '说明书', blocks: [{ id: 'f', type: 'file', fileId, title: '' }] })
    expect((await withFile(own)).files).toMatchObject([{ id: own, name: 'note.txt' }])
    for (const fileId of [foreign, 'x'.repeat(22)]) {
      const refused = await rejection(withFile(fileId))
      expect(refused).toMatchObject({ code: 1001, data: { issues: [{ path: ['blocks'] }] } })
    }
  })

  it('writes nothing when a directory is unknown', async () => {
    const before = (await owner.client.qrCodes.getCodeList({})).total
    const refused = await rejection(
      owner.client.qrCodes.save({ name: '甲', directoryId: 2 ** 40, blocks: [text('<p>1</p>')] }),
    )
    expect(refused).toMatchObject({ code: 1002 })
    expect((await owner.client.qrCodes.getCodeList({})).total).toBe(before)
  })
})

describe('rename', () => {
  it('is a version with the same content, unless the name is the same', async () => {
    const { id } = await create('<p>1</p>', '旧名')
    expect(await owner.client.qrCodes.rename({ id, name: ' 新名 ' })).toMatchObject({ name: '新名', version: 2 })
    expect((await owner.client.qrCodes.rename({ id, name: '新名' })).version).toBe(2)
    expect(await versionsOf(id)).toMatchObject([
      { name: '旧名', blocks: [text('<p>1</p>')] },
      { name: '新名', blocks: [text('<p>1</p>')] },
    ])
  })
})

describe('setStyle', () => {
  it('keeps the style with what is left out at its default, and makes no version', async () => {
    const { id } = await create()
    const styled = await owner.client.qrCodes.setStyle({ id, style: { foreColor: '#0B7A5B' } })
    expect(styled).toMatchObject({ version: 1, style: { foreColor: '#0B7A5B', level: 'H', logoUrl: null } })
    expect(await rejection(owner.client.qrCodes.setStyle({ id, style: { logoUrl: 'x'.repeat(22) } }))).toMatchObject({
      code: 1002,
    })
  })
})

describe('bulkSetStyle', () => {
  it('changes what it names and keeps of each code what it does not', async () => {
    const codes = [await create(), await create()]
    const ids = codes.map(({ id }) => id)
    await owner.client.qrCodes.setStyle({ id: ids[0] ?? '', style: { embedText: '一楼', margin: 4 } })
    const style = { foreColor: '#0B6B50', bodyType: 'round' as const }
    expect(await owner.client.qrCodes.bulkSetStyle({ ids, style })).toEqual({ changed: 2 })
    const [first, second] = await Promise.all(ids.map((id) => owner.client.qrCodes.getInfo({ id })))
    expect(first?.style).toMatchObject({ ...style, embedText: '一楼', margin: 4 })
    expect(second?.style).toMatchObject({ ...style, embedText: '' })
    expect(await owner.client.qrCodes.bulkSetStyle({ ids, style })).toEqual({ changed: 0 })
  })

  it('changes none when one of them could not be scanned, and says which', async () => {
    const codes = [await create(), await create()]
    const ids = codes.map(({ id }) => id)
    const refused = await rejection(owner.client.qrCodes.bulkSetStyle({ ids, style: { foreColor: '#EEEEEE' } }))
    expect(refused).toMatchObject({ code: 1001, data: { issues: [{ path: ['ids', 0] }, { path: ['ids', 1] }] } })
    for (const id of ids) expect((await owner.client.qrCodes.getInfo({ id })).style).toBeNull()
    // Only one of them has an own ground that the new colour does not stand out from.
    await owner.client.qrCodes.setStyle({ id: ids[1] ?? '', style: { bgColor: '#C9C9C9' } })
    const dark = { foreColor: '#4C4C4C' }
    const some = await rejection(owner.client.qrCodes.bulkSetStyle({ ids, style: dark }))
    expect(some).toMatchObject({ code: 1001, data: { issues: [{ path: ['ids', 1], message: expect.any(String) }] } })
  })
})

describe('duplicate', () => {
  it('makes a code of its own with the same content and look', async () => {
    const { id } = await create('<p>twice</p>', '泵房')
    await owner.client.qrCodes.setStyle({ id, style: { foreColor: '#0B7A5B' } })
    const copy = await owner.client.qrCodes.duplicate({ id })
    expect(copy).toMatchObject({ name: '泵房 副本', kind: 'page', version: 1, style: { foreColor: '#0B7A5B' } })
    expect(copy.id).not.toBe(id)
    expect((await versionsOf(copy.id)).map(({ blocks }) => blocks)).toEqual([[text('<p>twice</p>')]])
  })
})

describe('a gap', () => {
  it('is kept for its owner, and visitors do not see it', async () => {
    const call: Block = { id: 'p', type: 'phoneButton', text: '联系消防负责人', phone: '' }
    const { id } = await owner.client.qrCodes.save({ name: '灭火器', blocks: [text('<p>words</p>'), call] })
    expect((await owner.client.qrCodes.getInfo({ id })).blocks).toContainEqual(call)
    const page = await (await app.fetch(`/q/${id}`)).text()
    expect(page).toContain('words')
    expect(page).not.toContain('联系消防负责人')
  })
})

describe('bulkRemove', () => {
  it('removes all or none', async () => {
    const codes = [await create(), await create()]
    const ids = codes.map(({ id }) => id)
    const stranger = await app.signUp()
    const foreign = await stranger.client.qrCodes.save({ name: '别人的', blocks: [text('<p>1</p>')] })
    for (const wrong of ['22222222', foreign.id])
      expect(await rejection(owner.client.qrCodes.bulkRemove({ ids: [...ids, wrong] }))).toMatchObject({ code: 1002 })
    for (const id of ids) expect((await owner.client.qrCodes.getInfo({ id })).state).toBe('normal')
    expect(await owner.client.qrCodes.bulkRemove({ ids: [...ids, ...ids] })).toEqual({ removed: 2, waits: null })
    for (const id of ids) expect(await rejection(owner.client.qrCodes.getInfo({ id }))).toMatchObject({ code: 1002 })
    expect(await rejection(owner.client.qrCodes.bulkRemove({ ids }))).toMatchObject({ code: 1002 })
    expect((await stranger.client.qrCodes.getInfo({ id: foreign.id })).state).toBe('normal')
  })

  it('keeps what was removed for the trash', async () => {
    const { id } = await create('<p>kept</p>')
    await owner.client.qrCodes.bulkRemove({ ids: [id] })
    expect((await versionsOf(id))[0]?.blocks).toEqual([text('<p>kept</p>')])
  })
})
