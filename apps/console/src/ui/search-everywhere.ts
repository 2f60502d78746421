import { create } from 'zustand'

/** A word that a screen hands to the search at the head of the frame; empty once that has taken it. */
export const useSearchEverywhere = create<{ wanted: string }>(() => ({ wanted: '' }))

export const searchEverywhere = (wanted: string): void => useSearchEverywhere.setState({ wanted })
