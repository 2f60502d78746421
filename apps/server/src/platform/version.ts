import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { version: read } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string
}

/** Version of the product, as in its package.json. */
export const version = read
