export { noColumns as sheet } from '../../exports/single.ts'
