// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ReadableLine } from './readable-line.tsx'

afterEach(cleanup)

it('names what is left out, and the letters that print as boxes on the others', async () => {
  const names = new Map([
    ['a', '一号门 م'],
    ['b', '二号门 ไม'],
    ['c', '三号门'],
  ])
  const check = {
    problems: new Map([
      ['a', ''],
      ['b', '码太小'],
      ['c', ''],
    ]),
    boxes: new Map([
      ['a', ['م']],
      ['b', ['ไ', 'ม']],
    ]),
    done: true,
    failed: false,
    isSkipped: false,
  }
  await renderScreen(<ReadableLine ids={['a', 'b', 'c']} check={check} nameOf={(id) => names.get(id) ?? id} />)
  expect(screen.getByText('2 / 3 个能扫')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('1 个扫不出来，不会打印：二号门 ไม：码太小')
  expect(screen.getByRole('status').textContent).toBe('1 张标签里的 م 无法打印，会显示为方框一号门 م：م')
})
