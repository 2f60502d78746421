import { defineConfig } from 'vitest/config'
import { contractModules } from './apps/console/vite/contract-modules.ts'

const everywhere = ['packages/**', 'apps/**', 'tools/**']
const files = (pattern: string) => everywhere.map((place) => `${place}/${pattern}`)
const away = ['**/node_modules/**', '**/dist/**', '**/.build/**']

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
          exclude: away,
          globalSetup: 'tools/testing/database-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
