import { setFlagsFromString } from 'node:v8'
import { loadLeanly } from './platform/lean-loading.ts'

// What the server writes is for its own user, whoever else works on this machine.
process.umask(0o077)
// Before anything of the product is read, or it has no effect.
loadLeanly()
// What was given at the start is for this thread: every other one says itself how much its young objects may take.
setFlagsFromString('--max-semi-space-size=0')
await import('./run-server.ts')
