export { stockParts } from '../store/account-data.ts'
