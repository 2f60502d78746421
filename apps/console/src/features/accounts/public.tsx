export { countries } from './parts/countries.ts'
export { sealed } from './parts/sealed.ts'
export { LoginDialog } from './login-dialog.tsx'
export { SecondFactorFirst } from './second-factor-first.tsx'
