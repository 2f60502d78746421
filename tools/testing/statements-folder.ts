import { join } from 'node:path'

/** Where the database tests leave every statement that they sent, for another edition of PostgreSQL to understand. */
export const statementsFolder = join(process.cwd(), 'node_modules', '.cache', 'statements')
