import type { Database } from '../../../platform/db/database.ts'
import type { Audit } from '../../audit/service.ts'

/** What collaborators need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  audit: Pick<Audit, 'on' | 'exported'>
}
