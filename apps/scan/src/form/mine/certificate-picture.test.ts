import { expect, it } from 'vitest'
import { certificateSvg, linesOf } from './certificate-picture.ts'

const size = 20

it('breaks what is too wide, words as a whole, and says that there was more', () => {
  expect(linesOf('消防安全培训合格', { size, within: 80, most: 9 })).toEqual(['消防安全', '培训合格'])
  expect(linesOf('fire safety training', { size, within: 140, most: 9 })).toEqual(['fire safety', 'training'])
  expect(linesOf('一\n二\n三', { size, within: 80, most: 2 })).toEqual(['一', '…'])
  expect(linesOf('x'.repeat(40), { size, within: 110, most: 9 }).join('')).toBe('x'.repeat(40))
})

it('shows what was written, as text', () => {
  const parts = { heading: '凭证', title: '<b>培训</b>', owner: '', person: '王&芳', words: '', rows: [], code: null }
  const svg = certificateSvg(parts)
  expect(svg).toContain('王&#38;芳')
  expect(svg).not.toContain('<b>')
})
