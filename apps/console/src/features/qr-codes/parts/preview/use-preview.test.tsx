// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSignInRequest } from '../../../../session.ts'
import { standInServer } from '../../../../testing/render-screen.tsx'
import { usePreview } from './use-preview.ts'

let asked = 0
const server = standInServer({
  '/qruser/console/qrcode/preview': () => {
    asked += 1
    return { html: `<p>${asked}</p>`, straight: false }
  },
})
beforeEach(() => server.start())
afterEach(() => {
  cleanup()
  server.stop()
})

it('is drawn anew for whoever has signed in again', async () => {
  const content = { name: 'A-1', kind: 'page' as const, target: '', blocks: [] }
  const { result } = renderHook(() => usePreview(content, 'zh'))
  await waitFor(() => expect(result.current.html).toBe('<p>1</p>'))
  act(() => useSignInRequest.setState({ open: true }))
  act(() => useSignInRequest.setState({ open: false }))
  await waitFor(() => expect(result.current.html).toBe('<p>2</p>'))
})
