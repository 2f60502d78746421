import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { reachDatabase } from './reach-database.ts'

let server: Server | undefined
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.close()
  server = undefined
})

/** A server of our own that answers every first message with these bytes, one after the other connection. */
async function answering(...answers: Buffer[]): Promise<string> {
  server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    socket.once('data', () => socket.end(answer ?? ''))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `postgres://u:secret-word@127.0.0.1:${(server.address() as AddressInfo).port}/shop`
}

/** An ErrorResponse of PostgreSQL's protocol. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

const refused = (url: string, patience = 0) => {
  const tell = vi.fn()
  return reachDatabase(url, { tell, patience }).then(
    () => 'reached',
    (error: Error) => ({ said: error.message, told: tell.mock.calls.length }),
  )
}

it.each([
  ['28P01', 'password authentication failed', /the password of u is not accepted/],
  ['3D000', 'database "shop" does not exist', /no database shop/],
  ['57P03', 'the database system is starting up', /did not finish starting up/],
  ['XX000', 'something else', /refuses: something else/],
])('says in a sentence what PostgreSQL means by %s', async (code, message, said) => {
  const answer = await refused(await answering(refusal(code, message)))
  expect(answer).toMatchObject({ said: expect.stringMatching(said) })
  expect(JSON.stringify(answer)).toMatch(/DATABASE_URL: /)
  expect(JSON.stringify(answer)).not.toContain('secret-word')
})

it('says where nothing listens, which host is unknown, and what is not PostgreSQL', async () => {
  const url = await answering(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'))
  expect(await refused(url)).toMatchObject({ said: expect.stringMatching(/^DATABASE_URL: .*PostgreSQL/) })
  await new Promise((resolve) => server?.close(resolve))
  expect(await refused(url)).toMatchObject({ said: expect.stringMatching(/nothing listens at 127\.0\.0\.1:\d+/) })
  expect(await refused('postgres://u@db.invalid/shop')).toMatchObject({ said: expect.stringContaining('db.invalid') })
})

it('waits for a database that is starting up, and says so once', async () => {
  const starting = refusal('57P03', 'starting up')
  const answer = await refused(await answering(starting, starting, refusal('28P01', 'no')), 60_000)
  expect(answer).toEqual({ said: expect.stringContaining('the password of u'), told: 1 })
})
