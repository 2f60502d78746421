export { countsOfCodes } from '../store/by-code.ts'
export { fillersOfForms } from '../store/fillers.ts'
export { countRecords } from '../store/everybody.ts'
