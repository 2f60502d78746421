import { shortIdAlphabet } from '@matai/contract'
import type { Client } from 'pg'
import type { SignedUp } from '../../apps/server/src/testing/test-app.ts'

type Owner = Pick<SignedUp, 'accountId' | 'userId'>

/** What the questions need to know of the account. */
export interface Seeded {
  /** Some codes; the first of them has the refusals, the phones and the versions. */
  ids: string[]
  /** A directory with subdirectories, and a person who made a third of the codes. */
  directoryId: number
  creatorId: number
}

const batch = 50_000
const directories = 100

/** Directories in ten trees, beside the default one. */
export async function seedDirectories(client: Client, { accountId }: Owner): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `with tops as (
       insert into directory (account_id, name) select $1, 'T' || n from generate_series(1, 10) n returning id
     ), inside as (
       insert into directory (account_id, parent_id, name)
       select $1, id, 'D' || n from tops, generate_series(1, $2) n returning id
     )
     select id from tops order by id limit 1`,
    [accountId, directories / 10 - 1],
  )
  return Number(rows[0]?.id)
}

/** Adds the live codes numbered `from` to `to` with all that is written about them. */
export async function seedCodes(client: Client, owner: Owner, from: number, to: number): Promise<void> {
  await client.query('set synchronous_commit = off')
  for (let first = from; first <= to; first += batch) {
    await addCodes(client, owner, first, Math.min(to, first + batch - 1))
  }
  const { accountId, userId } = owner
  const count = to - from + 1
  // One in fifty lies in the trash, one in five hundred is a favourite.
  await client.query(
    `update qr_code set deleted_at = created_at + (now() - created_at) * random()
     where account_id = $1 and deleted_at is null and right(name, 2) = '50' and created_at < now()`,
    [accountId],
  )
  await client.query(
    `insert into qr_code_favourite (account_id, user_id, qr_code_id)
     select account_id, $2, id from qr_code where account_id = $1 and deleted_at is null and right(name, 3) = '123'
     limit 2000 on conflict do nothing`,
    [accountId, userId],
  )
  await client.query(
    `update directory set qr_codes = (select count(*) from qr_code
       where qr_code.account_id = $1 and directory_id = directory.id and deleted_at is null) where account_id = $1`,
    [accountId],
  )
  await addLists(client, owner, count)
  await client.query('vacuum analyze')
}

async function addCodes(client: Client, { accountId, userId }: Owner, from: number, to: number): Promise<void> {
  await client.query(
    // A prime steps through all ids without meeting one twice.
    `with made as (
       select n, (
         select string_agg(substr($3, 1 + (((n * 2971215073) % 111429157112001) / (57 ^ place)::bigint % 57)::int, 1), '')
         from generate_series(0, 7) place
       ) as id
       from generate_series($4::int, $5::int) n
     ), places as (
       select array_agg(id order by is_default desc, id) as ids from directory where account_id = $1
     ), claimed as (
       insert into short_id (id, account_id) select id, $1 from made
     ), codes as (
       insert into qr_code (account_id, id, name, directory_id, version, kind, scans, expires_at, blocked_at,
         created_by, created_at, updated_at)
       select $1, made.id, (array['灭火器', '消防栓', '教室', '设备', '电梯', 'Machine', 'Meeting room', '仓库货架'])[1 + n % 8]
           || ' ' || (n % 40) || '号楼 ' || (n % 9) || '层 ' || to_char(n, 'FM0000000'),
         places.ids[1 + case when n % 2 = 0 then 0 else n % ${directories} end], 1,
         case when n % 20 = 7 then 'jump' else 'page' end, ((n::bigint * 7919) % 100003) * ((n::bigint * 31) % 11) / 10,
         case when n % 30 = 4 then now() + make_interval(secs => (n % 2000 - 1000) * 3600) end,
         case when n % 1000 = 6 then now() end,
         case when n % 3 = 0 then $2::bigint + 1000000 else $2 end,
         now() - make_interval(secs => n * 30), now() - make_interval(secs => n * 7)
       from made, places returning id, name
     ), logged as (
       insert into audit_entry (account_id, created_at, user_id, verb, subject, subject_id, name)
       select $1, now() - make_interval(secs => n * 30 - twice), case when n % 3 = 0 then $2::bigint + 1000000 else $2 end,
         case when twice = 0 then 'created' when n % 500 = 0 then 'moved' else 'changed' end, 'qrCode', made.id,
         (array['灭火器', '消防栓', '教室', '设备', '电梯', 'Machine', 'Meeting room', '仓库货架'])[1 + n % 8]
           || ' ' || to_char(n, 'FM0000000')
       from made, generate_series(0, 1) twice
     )
     insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by)
     select $1, id, 1, name, '[{"id":"t","type":"richText","html":"<p>1</p>"}]', $2 from codes`,
    [accountId, userId, shortIdAlphabet, from, to],
  )
}

/** What grows beside the codes: refusals, phones and versions of one of them, notices, recoveries. */
async function addLists(client: Client, { accountId, userId }: Owner, count: number): Promise<void> {
  const one = '(select id from qr_code where account_id = $1 and deleted_at is null order by created_at desc limit 1)'
  await client.query(
    `insert into code_refusal (account_id, qr_code_id, at, reason, device)
     select $1, ${one}, now() - make_interval(secs => $2 - n), 'password', 'ios' from generate_series(1, $2) n`,
    [accountId, count],
  )
  await client.query(
    `insert into code_mobile (account_id, qr_code_id, mobile, name)
     select $1, ${one}, '86139' || to_char(n, 'FM00000000'), '员工 ' || n from generate_series(1, least($2, 20000)) n
     on conflict do nothing`,
    [accountId, count],
  )
  await client.query(
    `insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by)
     select $1, ${one}, 1 + n, 'n', '[]', $3 from generate_series(1, least($2 / 100, 5000)) n on conflict do nothing`,
    [accountId, count, userId],
  )
  await client.query(
    `insert into notice (account_id, user_id, created_at, kind)
     select $1, $3::bigint + n % 2, now() - make_interval(secs => $2 - n), 'exportDone' from generate_series(1, $2) n`,
    [accountId, count, userId],
  )
  await client.query(
    `insert into recovery (account_id, qr_code_id, name, created_by, created_at)
     select $1, 'Ab3dEf7h', '消防栓 ' || n, $3, now() - make_interval(secs => $2 - n) from generate_series(1, $2 / 100) n`,
    [accountId, count, userId],
  )
}
