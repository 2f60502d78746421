import { createContext, useContext } from 'react'

/** Where texts hold variables, what is typed is longer than what visitors read. */
export const TextLimit = createContext((max: number) => max)

/** Most characters that can be typed for a text of at most `max`. */
export function useTextLimit(max: number): number {
  return useContext(TextLimit)(max)
}
