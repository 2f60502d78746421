import { shortIdAlphabet } from '@matai/contract'

/** Whose rows they are: numbers of the account, of a person in it, and the directories that codes are put into. */
export interface Owner {
  accountId: number
  userId: number
  directoryIds: number[]
}

/** Codes numbered from one to the other. */
export interface Span {
  from: number
  to: number
}

export const directories = 100
export const batchTemplates = 10
/** One code in so many is made from a row of a workbook, by templates in turn. */
const perBatchCode = 10
const rowsOfImport = 1_000

const words = `(array['灭火器', '消防栓', '教室', '设备', '电梯', 'Machine', 'Meeting room', '仓库货架'])[1 + n % 8]`

/** The short id of the code with a number: a prime steps through all ids without meeting one twice. */
export function idOf(n: string): string {
  const letter = (place: number) =>
    `substr('${shortIdAlphabet}', 1 + (((${n})::bigint * 2971215073) % 111429157112001 / ${57 ** place} % 57)::int, 1)`
  return Array.from({ length: 8 }, (_, place) => letter(place)).join(' || ')
}

/** Eight digits, so that a search for some of them finds as many at every size. */
export const numberOf = (n: number) => String(n).padStart(8, '0')

const digits = `to_char(n, 'FM00000000')`
const name = `${words} || ' ' || (n % 40) || '号楼 ' || (n % 9) || '层 ' || ${digits}`
const isDeleted = 'n % 50 = 0'

/** The statements that write codes and all that is written about them, of some ten thousand to half a million rows each. */
export function statementsFor(owner: Owner, span: Span): string[] {
  return [...ofCodes(owner, span), ...ofDeeds(owner, span), ...ofVisits(owner, span), ...ofLongWork(owner, span)]
}

function ofCodes({ accountId, userId, directoryIds }: Owner, { from, to }: Span): string[] {
  const numbers = `generate_series(${from}, ${to}) n`
  const made = `now() - make_interval(secs => n * 30)`
  return [
    `insert into address (id, kind, account_id) select ${idOf('n')}, 'code', ${accountId} from ${numbers}`,
    `insert into qr_code (account_id, id, name, directory_id, version, kind, scans, expires_at, blocked_at, created_by,
       created_at, updated_at, deleted_at)
     select ${accountId}, ${idOf('n')}, ${name},
       ('{${directoryIds}}'::bigint[])[1 + case when n % 2 = 0 then 0 else n % ${directories} end], 1,
       case when n % 20 = 7 then 'jump' when n % ${perBatchCode} = 3 then 'batch' else 'page' end,
       ((n::bigint * 7919) % 100003) * ((n::bigint * 31) % 11) / 10,
       case when n % 30 = 4 then now() + make_interval(secs => (n % 2000 - 1000) * 3600) end,
       case when n % 1000 = 6 then now() end,
       case when n % 3 = 0 then ${userId + 1_000_000} else ${userId} end,
       ${made}, now() - make_interval(secs => n * 7),
       case when ${isDeleted} then ${made} + make_interval(secs => n * 30 * ((n::bigint * 7919) % 1000) / 1000.0) end
     from ${numbers}`,
    `insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by)
     select ${accountId}, ${idOf('n')}, 1, ${name}, '[{"id":"t","type":"richText","html":"<p>1</p>"}]', ${userId}
     from ${numbers}`,
    `insert into batch_child (account_id, qr_code_id, template_id, place, number, values, version, search, import_id)
     select ${accountId}, ${idOf('n')}, template, place, 'A' || template || '-' || place,
       jsonb_build_object('name', ${name}), 1, lower('A' || template || '-' || place || ' ' || ${name}),
       1 + template + place / ${rowsOfImport} * ${batchTemplates}
     from ${numbers}, lateral (select 1 + n / ${perBatchCode} % ${batchTemplates} as template,
       n / ${perBatchCode * batchTemplates} as place) batch where n % ${perBatchCode} = 3`,
  ]
}

function ofDeeds({ accountId, userId }: Owner, { from, to }: Span): string[] {
  return [
    `insert into audit_entry (account_id, created_at, user_id, verb, subject, subject_id, name)
     select ${accountId}, now() - make_interval(secs => n * 30),
       case when n % 3 = 0 then ${userId + 1_000_000} else ${userId} end,
       case when n % 500 = 0 then 'moved' when n % 2 = 0 then 'created' else 'changed' end,
       'qrCode', ${idOf('n')}, ${words} || ' ' || ${digits}
     from generate_series(${from}, ${to}) n`,
    `insert into notice (account_id, user_id, created_at, kind)
     select ${accountId}, ${userId} + n % 2, now() - make_interval(secs => n), 'exportDone'
     from generate_series(${from}, ${to}) n`,
    `insert into recovery (account_id, qr_code_id, name, created_by, created_at)
     select ${accountId}, ${idOf('n')}, ${name}, ${userId}, now() - make_interval(secs => n * 30)
     from generate_series(${from}, ${to}) n where n % 100 = 0`,
  ]
}

/** Refusals, phones and versions of the newest code; reports of visitors, a third of them of one code. */
function ofVisits({ accountId, userId }: Owner, { from, to }: Span): string[] {
  return [
    `insert into code_refusal (account_id, qr_code_id, at, reason, device)
     select ${accountId}, ${idOf('1')}, now() - make_interval(secs => n), 'password', 'ios'
     from generate_series(${from}, ${to}) n`,
    `insert into code_mobile (account_id, qr_code_id, mobile, name)
     select ${accountId}, ${idOf('1')}, '86139' || ${digits}, '员工 ' || n
     from generate_series(${from}, ${Math.min(to, 20_000)}) n`,
    `insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by)
     select ${accountId}, ${idOf('1')}, 1 + n / 100, 'n', '[]', ${userId}
     from generate_series(${from}, ${Math.min(to, 500_000)}) n where n % 100 = 0`,
    `insert into code_report (account_id, qr_code_id, reason, created_at, closed_at)
     select ${accountId}, case when n % 300 = 0 then ${idOf('1')} else ${idOf('n - 1')} end, 'spam',
       now() - make_interval(secs => n), case when n % 1000 <> 0 then now() - make_interval(secs => n / 2) end
     from generate_series(${from}, ${to}) n where n % 100 = 0`,
    `insert into code_block (account_id, qr_code_id, created_at, by, reason, appeal_at, appeal)
     select ${accountId}, ${idOf('n')}, now() - make_interval(secs => n), 'operator', 'spam',
       case when n % 1000 = 6 then now() - make_interval(secs => n / 2) end, ''
     from generate_series(${from}, ${to}) n where n % 100 = 6`,
    `insert into qr_code_favourite (account_id, user_id, qr_code_id) select ${accountId}, ${userId}, ${idOf('n')}
     from generate_series(${from}, ${Math.min(to, 2_000_000)}) n where n % 1000 = 123`,
  ]
}

/** Imports with a thousand rows each, prints of ten codes, exports; the newest code is in one print of a hundred. */
function ofLongWork({ accountId, userId }: Owner, { from, to }: Span): string[] {
  const printed = Array.from({ length: 9 }, (_, nth) => idOf(`n - ${nth + 1}`)).join(', ')
  const paper = `{"paper": {"kind": "grid", "perPage": 10, "margin": 8, "gap": 0}, "caption": "name", "labelTemplateId": null, "start": 1, "cropMarks": false, "printerId": null}`
  return [
    `insert into batch_import (account_id, id, template_id, user_id, file_name, state, version, rows, problems, total, bad,
       creates, changes, unchanged, expires_at) overriding system value
     select ${accountId}, 1 + template + n * ${batchTemplates}, template, ${userId}, 'rows.xlsx', 'done', 1, '[]', '[]',
       ${rowsOfImport}, 0, ${rowsOfImport}, 0, 0, now() + interval '30 days'
     from generate_series(${Math.ceil((from - 1) / perImport)}, ${Math.ceil(to / perImport) - 1}) n,
       generate_series(1, ${batchTemplates}) template`,
    `insert into print_job (account_id, user_id, qr_code_ids, codes, settings, created_at)
     select ${accountId}, ${userId}, to_jsonb(array[case when n % 10000 = 0 then ${idOf('1')} else ${idOf('n')} end,
       ${printed}]), 10, '${paper}', now() - make_interval(secs => n)
     from generate_series(${from}, ${to}) n where n % 100 = 0`,
    `insert into export_task (account_id, user_id, kind, request, state, created_at, finished_at, expires_at)
     select ${accountId}, ${userId} + n / 100 % 2, 'codesZip', '{}', 'done', now() - make_interval(secs => n), now(),
       now() + interval '7 days' from generate_series(${from}, ${to}) n where n % 100 = 0`,
  ]
}

const perImport = perBatchCode * batchTemplates * rowsOfImport
