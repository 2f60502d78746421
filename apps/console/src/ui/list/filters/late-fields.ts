import { lazy } from 'react'

// What one chooses with comes when a box of filters is opened: most visits open none.
export const ChoiceField = lazy(async () => ({ default: (await import('./fields.tsx')).ChoiceField }))
export const NumbersField = lazy(async () => ({ default: (await import('./fields.tsx')).NumbersField }))
export const YesField = lazy(async () => ({ default: (await import('./fields.tsx')).YesField }))
/** Days weigh more than the others. */
export const DaysField = lazy(async () => ({ default: (await import('./days-field.tsx')).DaysField }))
