import { defineConfig } from 'vitest/config'
import { contractModules } from './apps/console/vite/contract-modules.ts'

const everywhere = ['packages/**', 'apps/**', 'tools/**']
const files = (pattern: string) => everywhere.map((place) => `${place}/${pattern}`)
const away = ['**/node_modules/**', '**/dist/**', '**/.build/**']

/** Database tests that are about something else: input that is none, pictures, the built-in server itself. */
const beside = process.env.TEST_STATEMENTS
  ? ['hostile', 'codes-zip', 'styles', 'embedded'].map((name) => `**/${name}.db.test.ts`)
  : []

/** Machines that run other things beside the tests are slow, not broken. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

/** A test of a database or of a page that fails once and then holds met a slow machine; one that is wrong fails twice. */
const twice = { retry: 1 }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: files('*.test.ts'), exclude: [...away, ...files('*.db.test.ts')], ...patient } },
      {
        plugins: [contractModules()],
        test: {
          name: 'screens',
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
          include: files('*.db.test.ts'),
          exclude: [...away, ...beside],
          globalSetup: 'tools/testing/database-setup.ts',
          ...patient,
          ...twice,
        },
      },
    ],
  },
})
