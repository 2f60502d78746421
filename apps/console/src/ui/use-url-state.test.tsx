// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { readState, useUrlState, writeState } from './use-url-state.ts'

const defaults = { page: 1, keyword: '', trashed: false }

describe('readState', () => {
  it.each([
    [{}, defaults],
    [
      { page: '3', keyword: '123', trashed: 'true' },
      { page: 3, keyword: '123', trashed: true },
    ],
    [
      { page: '-1', keyword: 'a' },
      { page: 1, keyword: 'a', trashed: false },
    ],
    [{ page: 'x', trashed: 'maybe', foreign: '1' }, defaults],
  ])('reads %j', (search, state) => {
    expect(readState(defaults, search)).toEqual(state)
  })
})

describe('writeState', () => {
  it('leaves out defaults and keeps what it does not know', () => {
    expect(writeState(defaults, { page: 1, keyword: 'a', trashed: undefined, from: '/x' })).toEqual({
      keyword: 'a',
      from: '/x',
    })
  })
})

function Counter() {
  const [{ page, keyword }, set] = useUrlState(defaults)
  return (
    <>
      <output>
        {page}:{keyword}
      </output>
      <button type="button" onClick={() => set({ page: page + 1 }, { push: true })}>
        next
      </button>
    </>
  )
}

describe('useUrlState', () => {
  afterEach(cleanup)

  it('reads the address, writes it, and comes back with the Back button', async () => {
    const router = await renderScreen(<Counter />, { at: '/list?keyword=007' })
    expect(screen.getByRole('status').textContent).toBe('1:007')
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2:007'))
    expect(router.state.location.href).toBe('/list?keyword=007&page=2')
    await act(async () => router.history.back())
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1:007'))
  })
})
