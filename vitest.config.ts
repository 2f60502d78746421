import { defineConfig } from 'vitest/config'
import { contractModules } from './apps/console/vite/contract-modules.ts'

const everywhere = ['packages/**', 'apps/**', 'tools/**']
const files = (pattern: string) => everywhere.map((place) => `${place}/${pattern}`)
const away = ['**/node_modules/**', '**/dist/**', '**/.build/**']

/** Database tests that are about something else: input that is none, pictures, the built-in server itself. */
const beside = process.env.TEST_STATEMENTS
  ? ['hostile', 'codes-zip', 'styles', 'embedded'].map((name) => `**/${name}.db.test.ts`)
  : []

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: files('*.test.ts'), exclude: [...away, ...files('*.db.test.ts')] } },
      {
        plugins: [contractModules()],
        test: { name: 'screens', include: files('*.test.tsx'), exclude: away, environment: 'happy-dom' },
      },
      {
        test: {
          name: 'database',
          include: files('*.db.test.ts'),
          exclude: [...away, ...beside],
          globalSetup: 'tools/testing/database-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
