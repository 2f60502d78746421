import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { statementsFolder } from '../../../../tools/testing/statements-folder.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'

/** A month's table is made when it comes; its tests run for real. */
const ofOneMonth = /\bscan_\d{4}_\d\d\b/

/** A table that a test made is in no edition; what PostgreSQL brings has names of its own. */
const ownTable = /^relation "(?!pg_)\w+" does not exist$/

/** Every statement of the database tests before this run, each once. */
function recorded(): string[] {
  const files = readdirSync(statementsFolder).filter((name) => name.endsWith('.json'))
  const texts = files.flatMap((name) => JSON.parse(readFileSync(join(statementsFolder, name), 'utf8')) as string[])
  return [...new Set(texts)].filter((text) => !ofOneMonth.test(text))
}

it('is understood: every statement that the server sent in its tests', async () => {
  const statements = recorded()
  // Far fewer would mean that nobody recorded them.
  expect(statements.length).toBeGreaterThan(300)
  const connectionString = process.env.DATABASE_URL
  await migrateDatabase({ connectionString })
  const client = new pg.Client({ connectionString })
  await client.connect()
  const wrong: string[] = []
  for (const text of statements) {
    try {
      await client.query(`prepare one as ${text}`)
      await client.query('deallocate one')
    } catch (error) {
      if (ownTable.test((error as Error).message)) continue
      wrong.push(`${(error as Error).message}: ${text.slice(0, 300)}`)
    }
  }
  await client.end()
  expect(wrong).toEqual([])
})
