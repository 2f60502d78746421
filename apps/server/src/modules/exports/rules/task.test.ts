import { expect, it } from 'vitest'
import { Failure } from '../../../platform/failure.ts'
import { refusalIn } from './task.ts'

it('tells what an owner can do something about from what whoever runs the server has to read', () => {
  const refused = new Failure('conflict', 'labels.pdfNone', { params: { reason: '太小' } })
  expect(refusalIn(refused)).toEqual({ phrase: 'labels.pdfNone', params: { reason: '太小' } })
  expect(refusalIn(new Failure('notFound', 'errors.notFound'))).toBeUndefined()
  expect(refusalIn(new Error('no space left on device'))).toBeUndefined()
  expect(refusalIn('thrown')).toBeUndefined()
})
