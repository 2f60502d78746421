export { noReport as report } from '../../reports/answered.ts'
