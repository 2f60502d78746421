import { expect, it } from 'vitest'
import { checkSideBySide } from './side-by-side.ts'

const problems = (text: string, name = '0100_next') =>
  checkSideBySide([{ path: `apps/server/migrations/${name}.sql`, text }]).map(({ problem }) => problem)

it.each([
  'DROP TABLE "short_id";',
  'ALTER TABLE "form" DROP COLUMN "x";',
  'ALTER TABLE "form" RENAME COLUMN "x" TO "y";',
  'ALTER TABLE "form" RENAME TO "sheet";',
  'ALTER TABLE "form" ALTER COLUMN "x" SET DATA TYPE bigint;',
  'ALTER TABLE "form" ALTER COLUMN "x" SET NOT NULL;',
  'ALTER TABLE "form"\n ADD COLUMN "x" text NOT NULL;',
])('%s is refused', (text) => {
  expect(problems(text)).toHaveLength(1)
  expect(problems(`-- stops all nodes: the table is another one\n${text}`)).toEqual([])
  expect(problems(`-- stops all nodes:\n${text}`)).toHaveLength(1)
  expect(problems(text, '0046_before')).toEqual([])
})

it.each([
  'CREATE TABLE "x" ("id" text NOT NULL);',
  'ALTER TABLE "form" ADD COLUMN "x" text;',
  'ALTER TABLE "form" ADD COLUMN "x" text DEFAULT \'\' NOT NULL;',
  'DROP INDEX "form_name";',
  '-- this was a drop table once\nCREATE INDEX "form_name" ON "form" ("name");',
])('%s lets the version before go on', (text) => expect(problems(text)).toEqual([]))
