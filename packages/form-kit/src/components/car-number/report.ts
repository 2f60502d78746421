export { answeredReport as report } from '../../reports/answered.ts'
