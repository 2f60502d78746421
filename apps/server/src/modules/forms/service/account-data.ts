export { formParts } from '../store/account-data.ts'
