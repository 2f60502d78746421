import { databaseOfWorker, inDatabase } from './worker-databases.ts'

// A worker runs this before each of its files.
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL
const pool = Number(process.env.VITEST_POOL_ID ?? 1)
process.env.DATABASE_URL = inDatabase(process.env.TEST_DATABASE_URL ?? '', (name) => databaseOfWorker(name, pool))
