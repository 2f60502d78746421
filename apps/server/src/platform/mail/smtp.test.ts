import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmtpMail } from './smtp.ts'

const received: { from: string; to: string[]; source: string }[] = []
let server: SMTPServer
let url: string

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'matai' && password === 'right' ? done(null, { user: username }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _, done) =>
      address.startsWith('nobody') ? done(Object.assign(new Error('no such user'), { responseCode: 550 })) : done(),
    onData(stream, { envelope }, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  url = `smtp://matai:right@127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
    }),
)

const from = '码台 <matai@example.com>'
const mail = { to: 'owner@example.com', subject: '请确认邮箱', text: '打开下面的地址：\nhttps://example.com/user' }

test('sends Chinese text from the name that was set', async () => {
  await createSmtpMail({ url, from }).send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'matai@example.com', to: ['owner@example.com'] })
  expect(received[0]?.source).toContain('charset=utf-8')
})

test('names a mail as it is told to, so that one that arrives twice is shown once', async () => {
  const named = { ...mail, id: 'notice-7' }
  await createSmtpMail({ url, from }).send(named)
  await createSmtpMail({ url, from }).send(named)
  const names = received.slice(-2).map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim())
  expect(names).toEqual(['<notice-7@example.com>', '<notice-7@example.com>'])
})

test('tells an address that nobody has from everything else', async () => {
  const toNobody = createSmtpMail({ url, from }).send({ ...mail, to: 'nobody@example.com' })
  await expect(toNobody).rejects.toMatchObject({ name: 'MailError', addressRefused: true })
  const wrongPassword = createSmtpMail({ url: url.replace('right', 'wrong'), from }).send(mail)
  await expect(wrongPassword).rejects.toMatchObject({ name: 'MailError', addressRefused: false })
})
