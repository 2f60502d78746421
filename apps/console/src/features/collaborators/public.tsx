export { groupsQuery } from './parts/queries.ts'
