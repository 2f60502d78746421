export { wholeColumn as sheet } from '../../exports/single.ts'
