import { join } from 'node:path'
import { packClient } from './pack-client.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '..', '..', 'dist')
await packClient(folder)
console.log(folder)
