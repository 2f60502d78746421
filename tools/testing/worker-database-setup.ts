import { databaseOfWorker, inDatabase } from './worker-databases.ts'

const pool = Number(process.env.VITEST_POOL_ID ?? 1)
process.env.DATABASE_URL = inDatabase(process.env.DATABASE_URL ?? '', (name) => databaseOfWorker(name, pool))
