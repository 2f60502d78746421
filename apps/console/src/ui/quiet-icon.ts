import type { PlusOutlined } from '@ant-design/icons'
import { type ComponentProps, createElement } from 'react'

type Icon = typeof PlusOutlined

/** Icons accompany a word or a label of ours; by itself the library would read out its own English name. */
export function quiet(icon: Icon) {
  const silence = { 'aria-hidden': true, 'aria-label': undefined, role: undefined }
  return (props: ComponentProps<Icon>) => createElement(icon, { ...props, ...silence })
}
