// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../testing/render-screen.tsx'
import { NothingHere } from '../ui/list/nothing-here.tsx'
import { SearchBox } from './search-box.tsx'

// The first screen of a file loads the component library.
vi.setConfig({ testTimeout: 30_000 })

const server = standInServer({})
beforeEach(() => server.start())
afterEach(() => server.stop())

it('says what it finds before a letter is typed, and that lists have a field of their own', async () => {
  await renderScreen(<SearchBox />)
  await userEvent.keyboard('/')
  const field = await screen.findByRole('combobox', { name: /全局搜索/ })
  expect(document.activeElement).toBe(field)
  expect(await screen.findByText(/只想缩小当前列表/)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(/只想缩小当前列表/)).toBeNull()
})

it('takes the word that a list has nothing for', async () => {
  await renderScreen(
    <>
      <SearchBox />
      <NothingHere keyword="大门" />
    </>,
  )
  expect(await screen.findByText('本列表里没有“大门”')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '在整个账号里查找' }))
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /全局搜索/ })
  expect(field.value).toBe('大门')
  expect(document.activeElement).toBe(field)
})
