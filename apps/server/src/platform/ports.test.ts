import { expect, it } from 'vitest'
import { createPorts, port } from './ports.ts'

const names = port<(id: number) => string>('things.names')
const counts = port<number>('things.counts')

it('hands the answers of a port to whoever asks, in their order and apart from those of others', () => {
  const ports = createPorts()
  expect(ports.all(names)).toEqual([])
  ports.answer(names, (id) => `first ${id}`)
  ports.answer(names, (id) => `second ${id}`)
  ports.answer(counts, 3)
  expect(ports.all(names).map((name) => name(1))).toEqual(['first 1', 'second 1'])
  expect(ports.all(counts)).toEqual([3])
})

it('keeps the answers of one server from another', () => {
  createPorts().answer(counts, 1)
  expect(createPorts().all(counts)).toEqual([])
})
