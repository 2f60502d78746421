export { countRecords } from '../store/everybody.ts'
