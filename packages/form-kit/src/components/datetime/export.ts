export { dateColumn as sheet } from '../../exports/single.ts'
