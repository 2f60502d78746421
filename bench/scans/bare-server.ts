import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'

/** The ceiling: Fastify answering the same bytes to everybody, counting nothing. The page is the first argument, in base64. */
const page = Buffer.from(process.argv[2] ?? '', 'base64')
const plain = gunzipSync(page)

const app = Fastify()
app.get('/q/:id', (request, reply) => {
  const gzip = request.headers['accept-encoding']?.includes('gzip') === true
  reply.header('content-type', 'text/html; charset=utf-8')
  if (gzip) reply.header('content-encoding', 'gzip')
  return reply.send(gzip ? page : plain)
})
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
