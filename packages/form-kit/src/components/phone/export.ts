export { textColumn as sheet } from '../../exports/single.ts'
