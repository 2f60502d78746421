import { expect, it } from 'vitest'
import { checkDocsPaths } from './docs-paths.ts'

const files = ['tools/start.mjs', 'apps/server/src/main.ts', 'README.md']
const problemsIn = (text: string) => checkDocsPaths([{ path: 'README.md', text }], files).map(({ problem }) => problem)

it('finds a path that does not exist', () => {
  expect(problemsIn('See `tools/begin.mjs`.')).toEqual(['names `tools/begin.mjs`, which does not exist'])
})

it.each(['`tools/start.mjs`', '`apps/server/`', '`apps/<name>/src`', '`POST /qruser/login`', '`and/or`', '`a/b`'])(
  'is content with %s',
  (text) => expect(problemsIn(text)).toEqual([]),
)

it('checks a placeholder up to where it begins', () => {
  expect(problemsIn('`apps/client/<name>/x`')).toHaveLength(1)
})
