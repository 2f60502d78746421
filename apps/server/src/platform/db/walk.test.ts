import { expect, it } from 'vitest'
import { walk, walkPage } from './walk.ts'

const all = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

it.each([0, 1, walkPage - 1, walkPage, walkPage * 2 + 3])('walks over %i rows, each of them once', async (count) => {
  const read = async (after = 0) => all(count).slice(after, after + walkPage)
  const walked: number[] = []
  for await (const row of walk(read)) walked.push(row)
  expect(walked).toEqual(all(count))
})
