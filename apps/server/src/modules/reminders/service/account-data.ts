export { reminderParts } from '../store/account-data.ts'
