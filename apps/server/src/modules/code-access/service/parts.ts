import type { BadHosts } from '../../../platform/bad-hosts/bad-hosts.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Audit } from '../../audit/service.ts'
import type { SecretTexts } from '../rules/secret-text.ts'

/** What the verbs of this module are made of. */
export interface Parts {
  database: Database
  events: Events
  texts: SecretTexts
  audit: Audit
  badHosts: Pick<BadHosts, 'isKnownBad'>
}
