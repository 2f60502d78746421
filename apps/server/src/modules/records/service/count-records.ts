export { countsOfCodes } from '../store/by-code.ts'
export { countRecords } from '../store/everybody.ts'
