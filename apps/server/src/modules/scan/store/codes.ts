import { filePaths } from '@matai/content/page'
import type { PageTheme } from '@matai/content/page-theme'
import type { Block, OpenMethod, QrCodeKind, StatusColour, StatusShape } from '@matai/contract'
import type { Pool } from 'pg'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { completed } from '../../code-access/rules/settings.ts'
import type { codeAccess } from '../../code-access/table.ts'
import type { file } from '../../files/table.ts'

export type FileRow = Pick<typeof file.$inferSelect, 'id' | 'name' | 'kind' | 'mime' | 'size' | 'width' | 'height'>

/** What pages say of an account, and what it may. */
export interface AccountFacts {
  zone: string
  /** That counts now: one that has ended reads as free. */
  tier: number
  ownerName: string
}

/** A status that visitors see; `item` is null when its item was removed. */
interface ShownStatus {
  name: string
  show: 'tag' | 'banner'
  /** It names collaborators who may change it on the phone. */
  changeable: boolean
  item: { name: string; colour: StatusColour; shape: StatusShape; letter: string } | null
  /** When it became so. */
  since: string
  until: string | null
}

interface CompanyRow {
  name: string
  intro: string
  logo: FileRow | null
}

interface BrandRow {
  theme: PageTheme
  colour: string
  logoId: string | null
  coverId: string | null
  files: FileRow[]
}

/** A live code as its visitors need it. */
export interface CodeRow extends AccountFacts {
  accountId: number
  /** How often what visitors see was changed. */
  revision: number
  /** That visitors see; empty when there is none. */
  name: string
  /** That visitors see; 0 when there is none. */
  version: number
  /** Since when this version shows. */
  shownSince: Date | null
  /** How the code or its account dresses the page; null for ours. */
  brand: BrandRow | null
  /** Whom a home page introduces; null for every other code. */
  company: CompanyRow | null
  kind: QrCodeKind
  /** Where a jump leads; null for everything else. */
  target: string | null
  /** Whether the page may be passed on. */
  shared: boolean
  openMethod: OpenMethod
  /** When what visitors see changes by itself. */
  nextChangeAt: Date | null
  /** When there will be something to see again. */
  nextPublishAt: Date | null
  expiresAt: Date | null
  blockedAt: Date | null
  deletedAt: Date | null
  /** Null when everybody may see it. */
  access: Pick<typeof codeAccess.$inferSelect, 'settings' | 'password'> | null
  blocks: Block[]
  files: FileRow[]
  /** Where the forms are filled that the blocks name, as paths; those that are gone are missing. */
  forms: { id: number; path: string }[]
  /** The coupons that the blocks name; those that are gone are missing. */
  coupons: { id: number; name: string; address: string; from: Date; until: Date }[]
  /** What was filled in last from the code, how many days ago, and by whom if the owner says so. */
  lastRecords: { title: string; days: number; name: string }[]
  /** Those that visitors see, in their order. */
  statuses: ShownStatus[]
}

type StoredCode = Omit<CodeRow, keyof AccountFacts | 'forms' | 'coupons' | 'lastRecords'>

const fileJson = `json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'mime', f.mime, 'size', f.size,
      'width', f.width, 'height', f.height)`

const text = `
select coalesce(r.revision, 0) as revision, coalesce(v.name, '') as name,
  coalesce(v.number, 0) as version, v.publish_at as "shownSince", v.target, q.kind, q.shared, q.open_method as "openMethod", coalesce(v.blocks, '[]') as blocks, next.publish_at as "nextPublishAt",
  least(next.publish_at, next.end_at) as "nextChangeAt",
  q.expires_at as "expiresAt", q.blocked_at as "blockedAt", q.deleted_at as "deletedAt",
  case when c.qr_code_id is not null then json_build_object('settings', c.settings, 'password', c.password) end as access,
  case when look.theme is not null then json_build_object('theme', look.theme, 'colour', look.colour,
    'logoId', look.logo_id, 'coverId', look.cover_id, 'files', coalesce((
      select json_agg(${fileJson}) from file f where f.account_id = q.account_id and f.id in (look.logo_id, look.cover_id)
    ), '[]'::json)) end as brand,
  case when k.account_id is not null then json_build_object('name', k.name, 'intro', k.intro, 'logo',
    (select ${fileJson} from file f where f.account_id = k.account_id and f.id = k.logo_id)) end as company,
  coalesce((
    select json_agg(${fileJson})
    from file f
    where f.account_id = q.account_id
      and f.id in (${filePaths.map((path) => `select jsonb_path_query(v.blocks, '${path}') #>> '{}'`).join(' union all ')})
  ), '[]') as files,
  coalesce((
    select json_agg(json_build_object('name', s.name, 'show', s.show, 'since', cs.since, 'until', cs.until, 'changeable',
      s.permission = 'members' and s.collaborators <> '[]'::jsonb, 'item', case when i.id is not null then
      json_build_object('name', i.name, 'colour', i.colour, 'shape', i.shape, 'letter', i.letter) end) order by s.id)
    from code_status cs
    join status s on s.account_id = cs.account_id and s.id = cs.status_id and s.show <> 'hidden'
    left join status_item i on i.account_id = cs.account_id and i.id = cs.item_id
    where cs.account_id = q.account_id and cs.qr_code_id = q.id
  ), '[]') as statuses
from qr_code q
left join lateral (
  select v.number, v.name, v.blocks, v.target, v.publish_at from qr_code_version v
  where v.account_id = q.account_id and v.qr_code_id = q.id
    and v.publish_at <= $2 and (v.end_at is null or v.end_at > $2)
  order by v.publish_at desc, v.number desc limit 1
) v on true
cross join lateral (
  select min(v.publish_at) filter (where v.publish_at > $2) as publish_at, min(v.end_at) filter (where v.end_at > $2) as end_at
  from qr_code_version v
  where v.account_id = q.account_id and v.qr_code_id = q.id and (v.publish_at > $2 or v.end_at > $2)
    and (v.end_at is null or v.end_at > v.publish_at)
) next
left join code_revision r on r.account_id = q.account_id and r.qr_code_id = q.id
left join company k on k.account_id = q.account_id and q.kind = 'home'
left join brand b on b.account_id = q.account_id
cross join lateral (
  select coalesce(q.brand->>'theme', b.theme) as theme, coalesce(q.brand->>'colour', b.colour) as colour,
    case when q.brand is null then b.logo_id else q.brand->>'logoId' end as logo_id,
    case when q.brand is null then b.cover_id else q.brand->>'coverId' end as cover_id
) look
left join code_access c on c.account_id = q.account_id and c.qr_code_id = q.id
where q.account_id = $3 and q.id = $1`

/** A code of an account as visitors see it at a moment; a read across modules because every miss pays for each round trip. */
export async function findScannedCode(
  pool: Pool,
  accountId: AccountId,
  { id, now }: { id: string; now: Date },
): Promise<StoredCode | undefined> {
  const { rows } = await pool.query<Omit<StoredCode, 'accountId'>>({
    name: 'scan-find-code',
    text,
    values: [id, now, accountId],
  })
  const row = rows[0]
  if (!row) return undefined
  const access = row.access && { ...row.access, settings: completed(row.access.settings) }
  return { ...row, accountId, access }
}

export async function findAccountFacts(pool: Pool, accountId: AccountId): Promise<AccountFacts | undefined> {
  const { rows } = await pool.query<AccountFacts>({
    name: 'scan-find-account',
    text: `select zone, case when tier_until <= now() then 0 else tier end as tier, name as "ownerName"
      from account where id = $1`,
    values: [accountId],
  })
  return rows[0]
}
