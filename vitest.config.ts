import { defineConfig } from 'vitest/config'
import { contractModules } from './apps/console/vite/contract-modules.ts'
import { workers } from './tools/testing/worker-databases.ts'

const everywhere = ['packages/**', 'apps/**', 'tools/**']
const files = (pattern: string) => everywhere.map((place) => `${place}/${pattern}`)
const away = ['**/node_modules/**', '**/dist/**', '**/.build/**']

const database = 'apps/server/src'
/** For another edition of PostgreSQL: every statement that the tests sent is understood, and what is the database's own work. */
const statementsOnly = [
  'testing/statements',
  'modules/*/*races*',
  'modules/ledger/*',
  'modules/scan/{scan,limits}',
  'modules/qr-codes/bulk',
  'operator/backup/move',
  'platform/db/*',
  'platform/{health,idempotency,jobs,rate-limit,seal}/*',
].map((place) => `${database}/${place}.db.test.ts`)
const statements = `${database}/testing/statements.db.test.ts`
/** They start servers, databases and what stands between them, and kill them; they have a part of their own. */
const nodes = ['nodes', 'standby'].map((name) => `${database}/testing/${name}.db.test.ts`)

/** Machines that run other things beside the tests are slow, not broken. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

/** A test of a database or of a page that fails once and then holds met a slow machine; one that is wrong fails twice. */
const twice = { retry: 1 }

export default defineConfig({
  test: {
    // Two workers, also where there are only two cores: what is tested waits for a database or a thread half of the time.
    maxWorkers: workers.length,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: files('*.test.ts'),
          exclude: [...away, ...files('*.db.test.ts')],
          ...patient,
        },
      },
      {
        plugins: [contractModules()],
        test: {
          name: 'screens',
          // The component library is loaded once a worker instead of once a file.
          isolate: false,
          include: files('*.test.tsx'),
          exclude: away,
          environment: 'happy-dom',
          setupFiles: 'tools/testing/screens-setup.ts',
          ...patient,
          ...twice,
        },
      },
      {
        test: {
          name: 'database',
          // The server is loaded once a worker instead of once a file.
          isolate: false,
          include: process.env.TEST_NODES
            ? nodes
            : process.env.TEST_STATEMENTS
              ? statementsOnly
              : files('*.db.test.ts'),
          exclude: process.env.TEST_NODES || process.env.TEST_STATEMENTS ? away : [...away, statements, ...nodes],
          globalSetup: 'tools/testing/database-setup.ts',
          setupFiles: [
            'tools/testing/worker-database-setup.ts',
            'tools/testing/one-account/setup.ts',
            ...(process.env.TEST_STATEMENTS ? [] : ['tools/testing/record-statements.ts']),
          ],
          ...patient,
          ...twice,
        },
      },
    ],
  },
})
