import { Client } from 'pg'

const atOnce = 100_000

/** Sixteen answers of the nth record. */
const answers = `jsonb_build_object(
  't0', 'answer ' || n, 't1', 'group ' || n % 100, 't2', md5(n::text), 't3', '三楼东侧的灯不亮', 't4', 'fine',
  't5', 'line ' || n % 7, 't6', 'shift ' || n % 3, 't7', 'ok', 'n0', (n % 10000)::text, 'n1', (n % 10)::text,
  'n2', (n % 77)::text, 'n3', (n % 5)::text, 'd0', '2026-11-' || lpad((1 + n % 28)::text, 2, '0'),
  'd1', '2026-10-' || lpad((1 + n % 28)::text, 2, '0'), 'name', 'filler ' || n % 5000,
  'phone', '+86139' || (10000000 + n))`

/** Puts records of sixteen fields into a form, with the typed answers of seven, which is what is searched. */
export async function seedRecords(
  url: string,
  { accountId, formId, records }: { accountId: number; formId: number; records: number },
): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('set synchronous_commit = off')
  for (let from = 1; from <= records; from += atOnce) {
    const to = Math.min(records, from + atOnce - 1)
    await client.query(
      `insert into form_record (account_id, form_id, version, period, number, answers, claims, follow_up, qr_code_id,
         locked, attempt, attempt_input, at)
       select $1, $2, 1, '', n, ${answers}, '[]',
         (array['pending', 'inProgress', 'done', 'noNeed'])[1 + n % 4], 'Code' || (2222 + n % 1000)::text,
         false, 'bench ' || n, '', timestamptz '2026-01-01' + n * interval '20 seconds'
       from generate_series($3::int, $4::int) n`,
      [accountId, formId, from, to],
    )
    await client.query(
      `insert into form_answer (account_id, record_id, place, form_id, component, part, text, number, time, at)
       select $1, r.id, v.place, $2, v.component, '', v.text, v.number, v.time, r.at
       from form_record r, lateral (values
         (0, 't0', 'answer ' || r.number, null::numeric, null),
         (1, 't1', 'group ' || r.number % 100, null, null),
         (2, 't2', md5(r.number::text), null, null),
         (3, 'n0', (r.number % 10000)::text, r.number % 10000, null),
         (4, 'n1', (r.number % 10)::text, r.number % 10, null),
         (5, 'd0', '', null, '2026-11-' || lpad((1 + r.number % 28)::text, 2, '0')),
         (6, 'name', 'filler ' || r.number % 5000, null, null)
       ) v(place, component, text, number, time)
       where r.account_id = $1 and r.form_id = $2 and r.number between $3 and $4`,
      [accountId, formId, from, to],
    )
  }
  await client.query(
    `insert into form_tally (account_id, form_id, records, last_at) values ($1, $2, $3, now())
     on conflict (account_id, form_id) do update set records = excluded.records`,
    [accountId, formId, records],
  )
  await client.query(`insert into form_serial (account_id, form_id, period, last) values ($1, $2, '', $3)`, [
    accountId,
    formId,
    records,
  ])
  await client.query('vacuum analyze form_record')
  await client.query('vacuum analyze form_answer')
  await client.end()
}
