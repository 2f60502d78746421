export { planParts } from '../store/account-data.ts'
