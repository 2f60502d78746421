import { createTranslator } from '@matai/i18n'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../testing/test-app.ts'
import { runCommand } from './run-command.ts'

let app: TestApp
let owner: SignedUp
let id: string
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  id = (await owner.client.qrCodes.save({ name: '领奖', blocks })).id
})
afterAll(() => app.close())

async function type(...args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const { settings } = app
  const log = pino({ level: 'silent' })
  const shell = { settings, log, say: createTranslator('zh'), by: 'root@server', now: new Date(), origin: '', print }
  const status = await runCommand(args, shell, (work) => work(app))
  return { status, text: lines.join('\n'), lines }
}

const statusOf = async () => (await app.fetch(`/q/${id}`)).status

describe('the shell of whoever runs the server', () => {
  it('stops a code by its number or its address, shows what happened, and opens it again', async () => {
    expect(await type('block', `https://x.example/q/${id}`, '--reason', '冒充银行')).toMatchObject({ status: 0 })
    await expect.poll(statusOf).toBe(410)
    expect((await type('block', id, '--reason', '再来')).text).toBe('已经停用了')
    await owner.client.abuse.appeal({ id, text: '冤枉\u001B[2J\n伪造的一行' })
    const { status, text, lines } = await type('show', id)
    expect(status).toBe(0)
    expect(text).toContain('root@server 停用：冒充银行')
    expect(text).toContain('申诉：冤枉 [2J 伪造的一行')
    expect(lines).toHaveLength(3)
    expect((await type('unblock', id, '--reason', '查过了')).status).toBe(0)
    await expect.poll(statusOf).toBe(200)
    expect((await owner.client.notices.list({})).list[0]).toMatchObject({ kind: 'codeUnblocked' })
  })

  it('lists what visitors reported, as words', async () => {
    await app.fetch('/v/report', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id, reason: 'other', text: '\u001B[31m红\u202E' }).toString(),
    })
    const { status, text } = await type('reports')
    expect(status).toBe(0)
    expect(text).toContain(`${id}  领奖`)
    expect(text).toMatch(/其他问题 +\[31m红/)
    expect(text).not.toMatch(/[\u001B\u202E]/)
  })

  it.each([
    [['block', '22222222', '--reason', '无'], '没有这个活码或页面，请核对编号或地址'],
    [['block', '什么', '--reason', '无'], '请写活码的编号或地址'],
    [['show'], '请写活码的编号或地址'],
    [['constructor'], '没有“constructor”这个命令'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { status, lines } = await type(...args)
    expect([status, lines[0]]).toEqual([1, sentence])
  })

  it('wants a reason, and knows no other options', async () => {
    expect((await type('block', id)).text).toBe('请用 --reason 写明原因')
    expect((await type('block', id, '--force')).status).toBe(1)
    expect(await statusOf()).toBe(200)
  })

  it('says by itself what there is', async () => {
    const { status, text } = await type()
    expect(status).toBe(0)
    for (const verb of ['block', 'unblock', 'reports', 'show']) expect(text).toContain(`  ${verb}`)
  })
})
