export { recordParts } from '../store/account-data.ts'
