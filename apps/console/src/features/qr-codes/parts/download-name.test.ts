import { expect, it } from 'vitest'
import { downloadName } from './download-name.ts'

const named = (name: string) => downloadName({ id: 'AbCd2345', name }, { size: 500 })

it('keeps letters of every language and leaves out what file systems refuse', () => {
  expect(named('3号泵房 / A:B')).toBe('3号泵房 A B-500')
  expect(named('..\\..\\etc')).toBe('etc-500')
})

it('falls back to the id, and cuts long names between letters', () => {
  expect(named('???')).toBe('AbCd2345-500')
  expect([...named('𠮷'.repeat(100))].length).toBe(64)
})
