import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export interface HandPage {
  user: UserEvent
  /** where the hand looks for things */
  here: typeof screen | ReturnType<typeof within>
}
export type Hand = (page: HandPage) => Promise<void>

type Named = string | RegExp

/** One thing after the other. */
export const all =
  (...hands: Hand[]): Hand =>
  async (page) => {
    for (const hand of hands) await hand(page)
  }

/** Within a part of the page that has this name. */
export const inside =
  (name: Named, ...hands: Hand[]): Hand =>
  (page) =>
    all(...hands)({ ...page, here: within(page.here.getByRole('group', { name })) })

/** Types into what a title names. */
export const type =
  (name: Named, text: string, role?: string): Hand =>
  async ({ user, here }) => {
    const control = role ? here.getByRole(role, { name }) : here.getByLabelText(name)
    await user.click(control)
    await user.keyboard(text.replace(/\n/g, '{Enter}'))
  }

export const choose =
  (name: Named, role = 'radio'): Hand =>
  async ({ user, here }) => {
    await user.click(await here.findByRole(role, { name }))
  }

export const press = (name: Named): Hand => choose(name, 'button')

/** Picks out of the list with this name. */
export const pick =
  (name: Named, option: Named): Hand =>
  async ({ user, here }) => {
    const list = await here.findByRole('combobox', { name })
    await user.selectOptions(list, await within(list).findByRole('option', { name: option }))
  }

/** A stroke on the paper, and that it is done. */
export const draw: Hand = async ({ user }) => {
  const paper = screen.getByRole('img', { name: /手写签名/ })
  fireEvent.pointerDown(paper, { pointerId: 1, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(paper, { pointerId: 1, clientX: 90, clientY: 40 })
  fireEvent.pointerUp(paper, { pointerId: 1 })
  await user.click(screen.getByRole('button', { name: '签好了' }))
}

/** Gives a file to the button with this name. */
export const give =
  (name: Named, file: string, mime = 'image/jpeg'): Hand =>
  async ({ user, here }) => {
    await user.upload(await here.findByLabelText(name), new File(['content'], file, { type: mime }))
  }
