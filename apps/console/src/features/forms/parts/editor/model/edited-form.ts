import { createContext } from 'react'

/** The id of the form that is being written; 0: none. */
export const EditedForm = createContext(0)
