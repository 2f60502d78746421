import { pino } from 'pino'
import { createApp } from '../../app.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { knownMigrations } from '../../platform/db/migrations.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'

const known = knownMigrations()
/** What the next version adds: columns of the busiest tables, one with a default, an index, and a table of its own. */
const next = {
  name: '9999_next_version',
  when: (known.at(-1)?.when ?? 0) + 1,
  hash: 'next version',
  statements: [
    'alter table scan add column next_mark integer not null default 0',
    'alter table form_record add column next_word text',
    `alter table qr_code add column next_words text[] not null default '{}'`,
    'create index next_record on form_record (account_id, next_word)',
    'create table next_thing (account_id bigint not null, id bigint generated always as identity, primary key (account_id, id))',
  ],
}

/** The server of the next version, in a process of its own. */
const settings = readSettings(process.env)
const log = pino({ level: settings.LOG_LEVEL })
const connection = { connectionString: settings.DATABASE_URL }
const { DATABASE_DIRECT_URL: past } = settings
const direct = past ? { connectionString: past } : undefined
await migrateDatabase(direct ?? connection, { migrations: [...known, next] })
const database = openDatabase({ connection, direct, size: settings.DATABASE_POOL, log })
const app = await createApp({ settings, log, clock: systemClock, database })
await app.http.listen({ host: settings.HOST, port: settings.PORT })
