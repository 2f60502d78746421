import { describe, expect, it } from 'vitest'
import { accountsNamed } from './accounts-named.ts'

const tables = new Set(['code', 'version', 'scan'])
const without = (text: string) => accountsNamed(text, tables).without
const parameters = (text: string) => accountsNamed(text, tables).parameters

describe('a statement that names one account', () => {
  it.each([
    'select "id" from "code" where ("code"."account_id" = $1 and "code"."id" = $2)',
    'select id from code where account_id = $1::bigint and (name = $2 or id = $3)',
    'select * from code where "account_id" in ($1)',
    'select id from code q join version v on v.account_id = q.account_id and v.id = q.id where q.account_id = $1',
    'select id from code q left join version v on v.account_id = q.account_id where q.account_id = $1',
    'select id from code q cross join lateral (select * from version v where v.account_id = q.account_id limit 1) v where q.account_id = $1',
    'select id from code q where q.account_id = $1 and exists (select from version v where v.account_id = q.account_id)',
    'with old as (select account_id, id from code where account_id = $1) delete from version using old where version.account_id = old.account_id',
    'select sum(n) from (select n from code where account_id = $1 union all select n from version where account_id = $1) counted',
    'insert into "code" ("account_id", "id", "made") values ($1, $2, default), ($1, $3, default) on conflict do nothing',
    'insert into scan as old (account_id, day) select $1::bigint, day from unnest($2::date[]) day on conflict (account_id, day) do update set n = old.n + 1',
    'insert into version (account_id, id) select account_id, id from code where account_id = $1 and id = $2',
    'update code q set name = v.name from version v where q.account_id = $1 and v.account_id = q.account_id',
    'select extract(hour from at) from scan where account_id = $1 and a is distinct from b for update of scan',
    'select id from elsewhere where id = $1',
  ])('%s', (text) => expect(without(text)).toEqual([]))
})

describe('a statement that does not', () => {
  it.each([
    ['select id from code where id = $1', ['code']],
    ['select id from code where account_id = $1 or id = $2', ['code']],
    ['select id from code where (account_id = $1 or id = $2) and name = $3', ['code']],
    ['select id from code where not (account_id = $1)', ['code']],
    ['select account_id = $1 from code', ['code']],
    ['update code set account_id = $1', ['code']],
    ['select id from code where account_id = any($1::bigint[])', ['code']],
    ['select id from code where account_id in ($1, $2)', ['code']],
    ['select id from code q join version v on v.id = q.id where q.account_id = $1', ['version']],
    ['select id from code where account_id = $1 union all select id from version', ['version']],
    [
      'select id from code where account_id = $1 and exists (select from version where version.id = code.id)',
      ['version'],
    ],
    ['insert into scan (account_id, day) select * from unnest($1::bigint[], $2::date[])', ['scan']],
    ['insert into version (account_id, id) select account_id, id from code', ['version', 'code']],
    [
      'delete from code using (select account_id, id from version) old where code.account_id = old.account_id',
      ['code', 'version'],
    ],
    ['select id from elsewhere join code on code.account_id = elsewhere.account_id where elsewhere.id = $1', ['code']],
  ])('%s', (text, expected) => expect(without(text).sort()).toEqual([...expected].sort()))
})

it('says by which values accounts are named: those of two accounts are two', () => {
  expect(parameters('select id from code where account_id = $2')).toEqual([2])
  expect(parameters('insert into code (id, account_id) values ($1, $2), ($3, $4)')).toEqual([2, 4])
})
