export { statusParts } from '../store/account-data.ts'
