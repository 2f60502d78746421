import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database for one test file that must not meet the rows of another: it dumps, purges or turns the clock far ahead. */
export async function createOwnDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const shared = process.env.DATABASE_URL ?? ''
  const name = `matai_test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: shared })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  return {
    url: shared.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`),
    drop: () => run(`drop database ${name} with (force)`),
  }
}
