// @vitest-environment happy-dom
import type { Style } from '@matai/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { startStyle } from '../start-style.ts'
import { ColourFields } from './colour-fields.tsx'
import { FrameFields } from './frame-fields.tsx'
import { ShapeFields } from './shape-fields.tsx'
import { SizeAdvice } from './size-advice.tsx'
import type { StyleFieldProps } from './style-field-props.ts'

afterEach(cleanup)

let style: Style

function Held({ fields: Fields }: { fields: (props: StyleFieldProps) => React.ReactNode }) {
  const [held, setHeld] = useState(startStyle)
  useEffect(() => {
    style = held
  }, [held])
  return <Fields style={held} onChange={(changes) => setHeld({ ...held, ...changes })} />
}

const group = (name: RegExp) => within(screen.getByRole('group', { name }))

describe('the pickers of a style', () => {
  it('show every shape as a picture that has a name, and let the inside of the eyes follow the frame again', async () => {
    await renderScreen(<Held fields={ShapeFields} />)
    await userEvent.click(group(/^码点/).getByRole('radio', { name: '叶片' }))
    await userEvent.click(group(/^码眼外框形状/).getByRole('radio', { name: '盾形' }))
    expect(style).toMatchObject({ bodyType: 'leaf', eyeType: 'shield', eyeInType: null })
    const inside = group(/^码眼内芯形状/)
    await userEvent.click(inside.getByRole('radio', { name: '圆形' }))
    expect(style.eyeInType).toBe('circle')
    await userEvent.click(inside.getByRole('radio', { name: '和外框一致' }))
    expect(style.eyeInType).toBeNull()
    const pictures = [...document.querySelectorAll('img')].map(({ src }) => src)
    expect(new Set(pictures).size).toBeGreaterThan(40)
  })

  it('take colours by name and by hex, and say in words whether they stand out', async () => {
    await renderScreen(<Held fields={ColourFields} />)
    expect(screen.getByText(/^对比度 100%：清楚/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^码的颜色/ }))
    await userEvent.click(screen.getByRole('button', { name: '朱红' }))
    expect(style.foreColor).toBe('#B42318')
    expect(screen.getByRole('button', { name: /^码的颜色 ?朱红/ })).toBeTruthy()
    const hex = screen.getByRole('textbox', { name: '色值：码的颜色' })
    fireEvent.change(hex, { target: { value: '#e8d' } })
    expect(style.foreColor).toBe('#EE88DD')
    expect(screen.getByText(/^对比度 \d+%：太低/)).toBeTruthy()
    // The name stands while somebody writes, for a longer one may begin with it.
    fireEvent.change(hex, { target: { value: '墨绿' } })
    expect([style.foreColor, (hex as HTMLInputElement).value]).toEqual(['#057748', '墨绿'])
    fireEvent.blur(hex)
    expect((hex as HTMLInputElement).value).toBe('#057748')
  })

  it('put words into a frame that has none, and leave those that stand there', async () => {
    await renderScreen(<Held fields={FrameFields} />)
    await userEvent.click(screen.getByRole('radio', { name: '下方标签' }))
    expect(style).toMatchObject({ frameType: 'label', frameText: '扫一扫' })
    fireEvent.change(screen.getByRole('textbox', { name: '边框文字' }), { target: { value: '' } })
    await userEvent.click(screen.getByRole('radio', { name: '卡片' }))
    expect(style).toMatchObject({ frameType: 'badge', frameText: '' })
  })

  it('answer a width with a distance and a distance with a width', async () => {
    await renderScreen(<SizeAdvice content="https://codes.example.com/q/Ab3dEf7h" style={startStyle} />)
    const width = screen.getByRole('spinbutton', { name: '印出的宽度' }) as HTMLInputElement
    const distance = screen.getByRole('spinbutton', { name: '扫码距离' }) as HTMLInputElement
    expect([width.value, Number(distance.value)]).toEqual(['40', 36])
    fireEvent.change(distance, { target: { value: '100' } })
    expect(Number(width.value)).toBeGreaterThan(100)
    fireEvent.change(width, { target: { value: '8' } })
    expect(screen.getByText(/^太小，码点会糊在一起。至少要印 \d+ 毫米宽。$/)).toBeTruthy()
  })
})
