import { loadLeanly } from './platform/lean-loading.ts'

// Before anything of the product is read, or it has no effect.
loadLeanly()
await import('./run-server.ts')
