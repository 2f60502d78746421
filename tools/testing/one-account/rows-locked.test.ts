import { expect, it } from 'vitest'
import { rowsLocked } from './rows-locked.ts'

it.each([
  ['select id from "user" where closing_at < $1 for update skip locked', ['user']],
  [
    'select a.id from account a join "user" u on u.id = a.owner_id where a.id = $1 for no key update',
    ['account', 'user'],
  ],
  ['select a.id from account a join "user" u on u.id = a.owner_id where a.id = $1 for update of a', ['account']],
  ['with due as (select id from account where id = $1 for key share) select * from due', ['account']],
  ['delete from code where id in (select id from code order by id for update skip locked)', ['code']],
  ['select substring(name from 1 for 2) from account', []],
  ['update account set name = $1', []],
])('%s', (text, locked) => expect(rowsLocked(text)).toEqual(locked))
