export { FormField } from './parts/choose/form-field.tsx'
