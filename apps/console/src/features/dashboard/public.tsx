export { LimitUsages } from './parts/limit-usages.tsx'
export { attentionQuery, mainInfoQuery, storageQuery } from './parts/queries.ts'
