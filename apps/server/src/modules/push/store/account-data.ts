import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { push } from '../table.ts'

/** What the data of an account holds of pushes: where to, never the secrets. */
export const pushParts: readonly AccountPart[] = [
  tablePart('pushes.jsonl', push, {
    by: ['id'],
    columns: {
      ...{ id: push.id, name: push.name, url: push.url, events: push.events, formIds: push.formIds },
      ...{ paused: push.paused, createdAt: push.createdAt },
    },
  }),
]
