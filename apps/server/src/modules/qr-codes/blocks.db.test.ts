import type { Block } from '@matai/contract'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { attackAddresses, attackWords } from './attacks.fixture.ts'

let app: TestApp
let owner: SignedUp
let picture: string
let audio: string
let video: string
let note: string

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(500, 7)])
  const wave = Buffer.from(
    'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data\0\0\0\0',
    'latin1',
  )
  picture = await stored(Buffer.from(dot, 'base64'), 'dot.png')
  audio = await stored(wave, 'wave.wav')
  video = await stored(film, 'film.mp4')
  note = await stored(Buffer.from('text'), 'note.txt')
})
afterAll(() => app.close())

async function stored(bytes: Uint8Array, name: string): Promise<string> {
  const sign = await app.sealed(name.slice(0, 4), 'upload')
  return (await owner.client.files.upload({ sign, file: new File([new Uint8Array(bytes)], name) })).id
}

/** One block of each kind with the same words in every field that takes words. */
function everyBlock(words: string): Block[] {
  return [
    { id: 'a', type: 'richText', html: '<p>1</p>' },
    { id: 'b', type: 'picture', fileId: picture, caption: words, alt: words },
    { id: 'c', type: 'album', layout: 'swipe', items: [{ fileId: picture, caption: words, alt: words }] },
    { id: 'd', type: 'audio', fileId: audio, title: words },
    { id: 'e', type: 'video', fileId: video, title: words, posterFileId: picture },
    { id: 'f', type: 'file', fileId: note, title: words },
    { id: 'g', type: 'linkButton', text: words.slice(0, 30), url: 'https://example.com/a?b=1&c=2' },
    { id: 'h', type: 'phoneButton', text: words.slice(0, 30), phone: '0755-8888 6666' },
    { id: 'i', type: 'location', name: words, address: words, latitude: 22.5, longitude: 114.1 },
    { id: 'j', type: 'table', title: words, header: [words, words], rows: [[words, words]] },
    { id: 'k', type: 'divider', look: 'line' },
  ]
}

async function pageOf(id: string): Promise<string> {
  return (await app.fetch(`/q/${id}`, { headers: { 'Accept-Language': 'zh' } })).text()
}

/** The elements of a page with the names of their attributes: what words must not change. */
function skeleton(html: string): string[] {
  const elements: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push([name, ...Object.keys(attributes)].join(' ')),
  })
  parser.end(html)
  return elements
}

const refusal = (blocks: unknown[]) =>
  owner.client.qrCodes.save({ name: '码', blocks: blocks as Block[] }).then(
    () => undefined,
    (error: unknown) => error,
  )

describe('every kind of block', () => {
  it('is kept as it was sent and shown on the page, with all its files', async () => {
    const blocks = everyBlock('词')
    const saved = await owner.client.qrCodes.save({ name: '码', blocks })
    expect(saved.blocks).toEqual(blocks)
    expect(saved.files.map(({ id }) => id).sort()).toEqual([picture, audio, video, note].sort())
    expect((await owner.client.qrCodes.getInfo({ id: saved.id })).blocks).toEqual(blocks)
    const sizeOf = (...ids: string[]) =>
      saved.files.filter(({ id }) => ids.includes(id)).reduce((sum, { size }) => sum + size, 0)
    const { list } = await owner.client.qrCodes.getCodeList({ keyword: saved.id })
    expect(list[0]).toMatchObject({ usage: { files: sizeOf(picture, note), media: sizeOf(audio, video) }, stock: null })
    const html = await pageOf(saved.id)
    for (const id of [picture, audio, video, note]) expect(html).toContain(`/u/${id}/`)
    expect(html).not.toContain('已不可用')
    expect(html).toContain('href="tel:075588886666"')
  })

  it.each(attackWords)('shows %s as words, and nothing else on the page changes', async (words) => {
    const plain = await owner.client.qrCodes.save({ name: 'x', blocks: everyBlock('x') })
    const attacked = await owner.client.qrCodes.save({ name: words, blocks: everyBlock(words) })
    expect(skeleton(await pageOf(attacked.id))).toEqual(skeleton(await pageOf(plain.id)))
  })

  it.each(attackAddresses.filter((address) => address !== ''))('makes no link of %j', async (url) => {
    const refused = await refusal([{ id: 'g', type: 'linkButton', text: 'x', url }])
    expect(refused).toMatchObject({ code: 1001, data: { issues: [{ path: ['blocks', 0, 'url'] }] } })
  })

  it('is kept without its address, and makes no link either', async () => {
    const words: Block = { id: 't', type: 'richText', html: '<p>值班表</p>' }
    const plain = await owner.client.qrCodes.save({ name: '码', blocks: [words] })
    const gap: Block = { id: 'g', type: 'linkButton', text: '报修', url: '' }
    const saved = await owner.client.qrCodes.save({ name: '码', blocks: [words, gap] })
    expect(saved.blocks).toEqual([words, gap])
    expect(skeleton(await pageOf(saved.id))).toEqual(skeleton(await pageOf(plain.id)))
  })
})

describe('a file of another kind', () => {
  it('is refused at the place where it is named', async () => {
    const wrong = [
      [{ id: 'a', type: 'picture', fileId: note }, ['fileId'], '这里只能放图片，请换一个文件'],
      [
        { id: 'a', type: 'album', items: [{ fileId: picture }, { fileId: video }] },
        ['items', 1, 'fileId'],
        '这里只能放图片，请换一个文件',
      ],
      [{ id: 'a', type: 'audio', fileId: video }, ['fileId'], '这里只能放音频，请换一个文件'],
      [{ id: 'a', type: 'video', fileId: audio }, ['fileId'], '这里只能放视频，请换一个文件'],
      [
        { id: 'a', type: 'video', fileId: video, posterFileId: audio },
        ['posterFileId'],
        '这里只能放图片，请换一个文件',
      ],
      [{ id: 'a', type: 'file', fileId: audio }, ['fileId'], '音频和视频不能放在文件组件里，请用音频或视频组件'],
      [{ id: 'a', type: 'file', fileId: video }, ['fileId'], '音频和视频不能放在文件组件里，请用音频或视频组件'],
    ] as const
    for (const [block, path, message] of wrong) {
      const refused = await refusal([{ id: 'x', type: 'divider' }, block])
      expect(refused).toMatchObject({ code: 1001, data: { issues: [{ path: ['blocks', 1, ...path], message }] } })
    }
  })
})

it('counts what is stored by kind', async () => {
  const usage = await owner.client.files.usage({})
  expect(usage).toMatchObject({
    picture: { files: 1 },
    audio: { files: 1 },
    video: { files: 1 },
    file: { files: 1, bytes: 4 },
  })
  const nobody = await app.signUp()
  expect((await nobody.client.files.usage({})).video).toEqual({ files: 0, bytes: 0 })
})
