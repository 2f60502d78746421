import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { contextFor } from '../../fills/context.fixture.ts'
import { withDevices } from '../../fills/devices.fixture.ts'
import { Fill } from './fill.tsx'
import { sample } from './sample.ts'

beforeAll(withDevices)

it('tells who drew and went on what is left to do, and who drew nothing that it is missing', () => {
  const missing = [{ phrase: 'formProblems.required' as const, params: {}, path: [] }]
  const rest = { id: 's', settings: sample.settings, answer: undefined, isRequired: true, number: '1' }
  const props = { ...rest, onChange: () => {}, onBusy: () => {}, problems: missing, context: contextFor(undefined) }
  render(<Fill {...props} />)
  const { say } = props.context
  expect(screen.getByText(say('formProblems.required'))).toBeTruthy()
  fireEvent.pointerDown(screen.getByRole('img'), { pointerId: 1, clientX: 10, clientY: 10 })
  fireEvent.pointerUp(screen.getByRole('img'), { pointerId: 1 })
  expect(screen.getByText(say('formFill.signUnconfirmed'))).toBeTruthy()
  expect(screen.queryByText(say('formProblems.required'))).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: say('formFill.erase') }))
  expect(screen.getByText(say('formProblems.required'))).toBeTruthy()
})
