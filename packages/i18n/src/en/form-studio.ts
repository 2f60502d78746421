import { formKit } from './form-kit.ts'
import { formScreens } from './form-screens.ts'

/** What screens say on which forms are made; only those load it. */
export const formStudio = { ...formKit, formScreens }
