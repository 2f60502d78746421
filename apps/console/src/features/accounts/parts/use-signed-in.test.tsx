// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../../testing/render-screen.tsx'
import { userQuery } from '../../../user.ts'
import { useSignedIn } from './use-signed-in.ts'

const person = (id: number, accountId: number) => ({ id, language: 'zh', account: { id: accountId } })
const server = standInServer({ '/qruser/auth/get_userinfo': () => person(1, 1) })
const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const done = vi.fn()

beforeEach(() => server.start())
afterEach(() => {
  server.stop()
  vi.clearAllMocks()
})

function SignIn({ before }: { before: ReturnType<typeof person> }) {
  const queries = useQueryClient()
  const signedIn = useSignedIn(done)
  async function signIn() {
    queries.setQueryData(userQuery.queryKey, before as never) // the part of a person that matters here
    await signedIn('', undefined)
  }
  return <button onClick={() => void signIn()}>go</button>
}

async function signInAfter(before: ReturnType<typeof person>) {
  await renderScreen(<SignIn before={before} />)
  await userEvent.click(screen.getByRole('button', { name: 'go' }))
}

it('goes on where the same person stood', async () => {
  await signInAfter(person(1, 1))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(left).not.toHaveBeenCalled()
})

it.each([
  ['another person', person(2, 2)],
  ['another account of the person', person(1, 2)],
])('begins a new page after %s', async (_, before) => {
  await signInAfter(before)
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'))
  expect(done).not.toHaveBeenCalled()
})
