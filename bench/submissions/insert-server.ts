import Fastify from 'fastify'
import pg from 'pg'

/** What most would write: the answers as one document, an insert per request, from a pool of 32. No number, no search. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 32 })
await pool.query(
  'create table if not exists plain_record (id bigint generated always as identity, answers jsonb, at timestamptz)',
)

const app = Fastify()
app.post<{ Body: { answers: object } }>('/submit', async ({ body }) => {
  const text = 'insert into plain_record (answers, at) values ($1, now()) returning id'
  const { rows } = await pool.query({ name: 'insert-record', text, values: [JSON.stringify(body.answers)] })
  return { id: rows[0].id }
})
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
