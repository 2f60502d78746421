export { filesColumn as sheet } from '../../exports/files.ts'
