// Receives pushes, and takes only those that Matai signed (Standard Webhooks). No key: only the secret of the push.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { PUSH_SECRET, PORT = '0' } = process.env

/** `headers` with names in lower case, `body` as it came. */
export function isFromMatai(headers, body, secret, now = Date.now()) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(now / 1000 - Number(at)) <= 300)) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest()
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

const seen = new Set()
const server = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  if (!isFromMatai(request.headers, body, PUSH_SECRET)) return response.writeHead(401).end()
  const { id, type, number } = JSON.parse(body)
  // The same event may come again: its id says so.
  if (!seen.has(id)) console.log(JSON.stringify({ id, type, number }))
  seen.add(id)
  response.writeHead(200).end()
})
server.listen(Number(PORT), '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })))
