import { options } from 'preact'

export { createElement } from 'preact'
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'

/**
 * What the pages of forms ask of React, in a tenth of what stands in for all of it: their elements are named as React
 * names them, and a text tells each of its letters.
 */
const before = options.vnode
options.vnode = (vnode) => {
  const { type } = vnode
  if (typeof type === 'string') {
    const props = vnode.props as Record<string, unknown> // of an element, whatever it has
    rename(props, 'className', 'class')
    if (isTyped(type, props.type)) rename(props, 'onChange', 'onInput')
  }
  before?.(vnode)
}

/** Fields that are picked, not typed into, tell their changes themselves. */
const isTyped = (element: string, type: unknown): boolean =>
  element === 'textarea' || (element === 'input' && !/^(?:checkbox|radio|file)$/.test(String(type)))

function rename(props: Record<string, unknown>, from: string, to: string): void {
  if (!(from in props)) return
  props[to] = props[from]
  delete props[from]
}
