export { LimitUsages } from './parts/limit-usages.tsx'
export { mainInfoQuery } from './parts/queries.ts'
