import { InputNumber as LibraryInput, type InputNumberProps } from 'antd'
import { type ComponentRef, useEffect, useRef } from 'react'

/**
 * A number that is typed or stepped. Its two small steps have English names of the library's own; who listens has the
 * field itself, which says its value and moves with the arrow keys.
 */
export function InputNumber<Value extends number | string = number>(props: InputNumberProps<Value>) {
  const input = useRef<ComponentRef<typeof LibraryInput>>(null)
  useEffect(() => {
    const steps = input.current?.nativeElement.querySelectorAll('[role=button]') ?? []
    for (const step of steps) step.setAttribute('aria-hidden', 'true')
  })
  return <LibraryInput<Value> {...props} ref={input} />
}
