import { formFaults } from './form-faults.ts'
import { formFill } from './form-fill.ts'
import { formProblems } from './form-problems.ts'
import { forms } from './forms.ts'

/** What forms say, to those who make them and to those who fill them. */
export const formKit = { formFaults, formFill, formProblems, forms }
