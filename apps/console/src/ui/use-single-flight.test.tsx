import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useForm } from './use-form.ts'
import { useSingleFlight } from './use-single-flight.ts'

test('six quick asks are one deed; the next is taken when it is over', async () => {
  let over = Promise.withResolvers<string>()
  const work = vi.fn((_name: string) => over.promise)
  const { result } = renderHook(() => useSingleFlight(work))
  let asked: Promise<(string | undefined)[]> = Promise.resolve([])
  act(() => {
    asked = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => result.current.run(name)))
  })
  expect(result.current.running).toBe(true)
  await act(async () => {
    over.resolve('made')
    expect(await asked).toEqual(['made', ...Array.from({ length: 5 }, () => undefined)])
  })
  expect(work.mock.calls).toEqual([['a']])
  expect(result.current.running).toBe(false)

  over = Promise.withResolvers<string>()
  over.reject(new Error('no connection'))
  await act(async () => {
    await expect(result.current.run('g')).rejects.toThrow('no connection')
  })
  await act(async () => {
    await expect(result.current.run('h')).rejects.toThrow('no connection')
  })
  expect(work).toHaveBeenCalledTimes(3)
})

test('a form is sent once, however often its button is pressed while its checks still run', async () => {
  const onSubmit = vi.fn(async () => undefined)
  const { result } = renderHook(() =>
    useForm({ initial: { name: '大厅' }, checks: { name: async () => undefined }, onSubmit }),
  )
  await act(async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => result.current.submit()))
  })
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
