import { createContext, useContext } from 'react'

/** Why nothing can be changed by who only looks; undefined for everybody else. */
export const Looking = createContext<string | undefined>(undefined)

export const useLooking = (): string | undefined => useContext(Looking)
