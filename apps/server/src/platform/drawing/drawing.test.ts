import { defaultStyle } from '@matai/qr'
import { afterEach, describe, expect, it } from 'vitest'
import { createDrawing, type Drawing } from './drawing.ts'

let drawing: Drawing
afterEach(() => drawing.close())

describe('drawing', () => {
  it('refuses when more is asked for than can be drawn in time, and draws what it took', async () => {
    drawing = createDrawing({ mostWaiting: 6 })
    const asked = Array.from({ length: 9 }, (_, number) =>
      drawing.draw({ content: `http://127.0.0.1/q/${number}`, style: { ...defaultStyle }, format: 'png' }, 1),
    )
    const answers = await Promise.allSettled(asked)
    const drawn = answers.filter(({ status }) => status === 'fulfilled')
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.errorName] : []))
    expect(drawn).toHaveLength(6)
    expect(new Set(refused)).toEqual(new Set(['tooManyRequests']))
  }, 240_000)

  it('names the field of a style that cannot be drawn', async () => {
    drawing = createDrawing()
    const order = { content: 'x', style: { ...defaultStyle, foreColor: 'red' }, format: 'svg' } as const
    await expect(drawing.draw(order, 1)).rejects.toMatchObject({ fields: [{ path: ['foreColor'] }] })
  })

  it('ends its thread when no order comes, and draws with another one afterwards', async () => {
    drawing = createDrawing({ idleAfter: 20 })
    const draw = (content: string) => drawing.draw({ content, style: { ...defaultStyle }, format: 'png' }, 1)
    const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
    const before = threads()
    expect(await draw('one')).toMatchObject({ ok: true })
    expect(threads()).toBeGreaterThan(before)
    await expect.poll(threads, { timeout: 10_000 }).toBe(before)
    expect(await draw('two')).toMatchObject({ ok: true })
  }, 180_000)
})
