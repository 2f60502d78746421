import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export interface HandPage {
  user: UserEvent
}
export type Hand = (page: HandPage) => Promise<void>

type Named = string | RegExp

/** Types into what a title names. Pickers of dates are given their value, as a browser's own picker would. */
export const type =
  (name: Named, text: string, role?: string): Hand =>
  async ({ user }) => {
    const control = role ? screen.getByRole(role, { name }) : screen.getByLabelText(name)
    if (control instanceof HTMLInputElement && /date|time/.test(control.type)) {
      fireEvent.change(control, { target: { value: text } })
    } else {
      await user.click(control)
      await user.keyboard(text.replace(/\n/g, '{Enter}'))
    }
  }

export const choose =
  (name: Named, role = 'radio'): Hand =>
  async ({ user }) => {
    await user.click(screen.getByRole(role, { name }))
  }

/** A stroke on the paper, and that it is done. */
export const draw: Hand = async ({ user }) => {
  const paper = screen.getByRole('img', { name: /手写签名/ })
  fireEvent.pointerDown(paper, { pointerId: 1, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(paper, { pointerId: 1, clientX: 90, clientY: 40 })
  fireEvent.pointerUp(paper, { pointerId: 1 })
  await user.click(screen.getByRole('button', { name: '签好了' }))
}
