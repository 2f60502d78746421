import { gzipSync } from 'node:zlib'
import { randomBytes } from 'node:crypto'
import { hasFeature } from '@matai/contract'
import type { Language } from '@matai/i18n'
import type { GroupPage, PageBrand } from '@matai/scan'
import { deriveKey } from '../../../platform/secrets.ts'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Place, PlaceOf } from '../../../platform/geo/places.ts'
import { createDayOf } from '../../ledger/rules/days.ts'
import { createVisitorHash } from '../../ledger/rules/visitor.ts'
import { ownerOf as addressOwner } from '../../addresses/service/addresses.ts'
import { formPaths } from '../ports.ts'
import { findCodeAt } from '../store/codes.ts'
import type { Dependencies } from './dependencies.ts'
import type { createGroupVisits, GroupOutcome } from './visits.ts'

interface Drawing {
  pages: Pick<typeof import('@matai/scan'), 'renderGroup' | 'renderNotice'>
  visit: ReturnType<typeof createGroupVisits>
  placeOf: PlaceOf
  brandOf(accountId: AccountId): Promise<PageBrand | undefined>
  secret: Buffer
}

export interface GroupRequest {
  /** Of the group code's address. */
  id: string
  /** The word of this browser; empty on its first visit. */
  visitor: string
  machine: boolean
  /** When we asked this browser to keep a word, as it says in its address; empty: not yet. */
  asked: string
  ip: string
  userAgent: string
  language: Language
  now: Date
}

export interface GroupAnswer {
  status: number
  plain: Buffer
  gzip: Buffer
  /** The word by which the browser is known again, where it has none yet. */
  visitor?: string
  /** Where a new browser goes on, so that it shows whether it keeps its word. */
  location?: string
}

/** What is not known to this node is asked once; an address never changes hands. */
const owners = 50_000
/** A word of 16 random bytes that a browser brings back. */
const visitorWord = /^[\w-]{22}$/
/** Milliseconds within which a browser comes back when it was asked: an address that was passed on is older. */
const askedLately = 120_000

/** Pages of group codes, each drawn for its visitor. */
export function createGroupPages(
  dependencies: Pick<Dependencies, 'database' | 'ports' | 'filesByIds' | 'standingOf'> & Drawing,
) {
  const hashOf = createVisitorHash(deriveKey(dependencies.secret, 'visitors of group codes without cookies'))
  const dayOf = createDayOf()
  const { database, ports, filesByIds, standingOf, pages, visit, placeOf, brandOf } = dependencies
  const known = new BoundedMap<string, { accountId: AccountId; groupCodeId: number }>({ entries: owners })

  async function ownerOf(id: string) {
    const found = known.get(id)
    if (found) return found
    const accountId = await addressOwner(database.tx, 'group', id)
    const groupCodeId = accountId && (await findCodeAt(database.tx, accountId, id))
    if (!groupCodeId) return undefined
    const owner = { accountId, groupCodeId }
    known.set(id, owner)
    return owner
  }

  async function formPathOf(accountId: AccountId, { formId, picture }: GroupOutcome): Promise<string | null> {
    if (formId === null || picture) return null
    const [ask] = ports.all(formPaths)
    return (await ask?.(database.tx, accountId, formId)) ?? null
  }

  return {
    async answer(request: GroupRequest): Promise<GroupAnswer> {
      const { id, visitor: said, machine, asked, ip, userAgent, language, now } = request
      const { tx } = database
      const owner = /^[2-9A-Za-z]{16}$/.test(id) ? await ownerOf(id) : undefined
      const standing = owner && (await standingOf(tx, owner.accountId, now))
      if (!owner || !standing) return drawn(404, pages.renderNotice({ kind: 'unknown', language }))
      const isKnown = visitorWord.test(said)
      const isNew = !machine && !isKnown
      const since = now.getTime() - Number.parseInt(asked, 36)
      if (isNew && !(since >= 0 && since < askedLately)) {
        const location = `/g/${id}?v=${now.getTime().toString(36)}`
        return { ...drawn(302, ''), location, visitor: randomBytes(16).toString('base64url') }
      }
      // It was asked and kept nothing: for a day it is known by its network and kind, so that it takes one place.
      const day = dayOf(standing.zone, now.getTime())
      const visitor = isNew ? `without ${hashOf({ day, ip, userAgent })}` : said
      const place: Place = placeOf(ip)
      const { accountId } = owner
      const coming = { ...owner, visitor: machine ? null : visitor, now, zone: standing.zone, place }
      const outcome = await visit(coming)
      if (!outcome) return drawn(410, pages.renderNotice({ kind: 'deleted', language }))
      const { picture } = outcome
      const [file = null] = picture ? await filesByIds(tx, accountId, [picture.fileId]) : []
      const brand = await brandOf(accountId)
      const page: GroupPage = {
        name: outcome.name,
        language,
        ownerName: standing.name,
        branding: !hasFeature(standing.tier, 'noBranding'),
        ...(brand ? { brand } : {}),
        state: machine ? 'preview' : file ? 'shown' : 'full',
        picture: file,
        pictureName: picture?.name ?? '',
        words: outcome.words,
        formPath: await formPathOf(accountId, outcome),
      }
      return drawn(200, pages.renderGroup(page))
    },
  }
}

function drawn(status: number, html: string): GroupAnswer {
  const plain = Buffer.from(html)
  return { status, plain, gzip: gzipSync(plain) }
}
