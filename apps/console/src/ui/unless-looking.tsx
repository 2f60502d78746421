import type { ReactNode } from 'react'
import { useLooking } from './looking.ts'

/** What makes or changes something: not there for who only looks. */
export function UnlessLooking({ children }: { children: ReactNode }) {
  return useLooking() === undefined ? children : null
}
