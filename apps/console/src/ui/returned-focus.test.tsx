// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, it } from 'vitest'
import { PopupPlace } from './component-theme.tsx'

afterEach(cleanup)

function Screen() {
  const [open, setOpen] = useState(false)
  const place = document.getElementById('popups')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        rename
      </button>
      <PopupPlace label="popups" />
      {open &&
        place &&
        createPortal(
          <div role="dialog" aria-label="name">
            <button type="button" onClick={() => setOpen(false)}>
              cancel
            </button>
          </div>,
          place,
        )}
    </>
  )
}

it('is given back to what opened a dialog when the dialog leaves the page', async () => {
  render(<Screen />)
  const opener = screen.getByRole('button', { name: 'rename' })
  opener.focus()
  fireEvent.click(opener)
  const cancel = screen.getByRole('button', { name: 'cancel' })
  cancel.focus()
  fireEvent.click(cancel)
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
