import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Where set-up keeps its stamps and its lock; git ignores it. @param {string} root */
export const stampsOf = (root) => join(root, '.build')
