export { fileColumn as sheet } from '../../exports/files.ts'
