import type { Fill, FillProps } from '@matai/form-kit/fill'
import { fillOf } from '@matai/form-kit/fills'
import type { ComponentType } from '@matai/form-kit/schema'
import { memo } from 'react'

const quiet = new Map<ComponentType, Fill>()

/** A type's fill that is drawn again only when its own question changed, so that a long form costs one question a letter. */
export function quietFillOf(type: ComponentType): Fill {
  const known = quiet.get(type)
  if (known) return known
  const made = memo(fillOf(type), isSame) as unknown as Fill // drawn like any component, though it cannot be called
  quiet.set(type, made)
  return made
}

/** What it calls is made anew for each render and does the same. */
function isSame(before: FillProps, now: FillProps): boolean {
  const { onChange: _, onBusy: __, problems: was, ...one } = before
  const { onChange: ___, onBusy: ____, problems: is, ...other } = now
  const keys = Object.keys(other) as (keyof typeof other)[]
  return (
    keys.every((key) => one[key] === other[key]) && was.length === is.length && is.every((each, at) => each === was[at])
  )
}
