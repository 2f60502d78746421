/** What an account's own programs of reports see, by the name of the view. `$account` stands for its number. */
export const biViews: Readonly<Record<string, string>> = {
  directories: `select id, parent_id, name, qr_codes, published, created_at
    from public.directory where account_id = $account`,

  codes: `select c.id, c.name, c.kind, c.directory_id, d.name as directory, c.version, c.created_at, c.updated_at,
      c.expires_at, c.blocked_at is not null as blocked, c.scans, c.last_scan_at
    from public.qr_code c
    left join public.directory d on d.account_id = $account and d.id = c.directory_id
    where c.account_id = $account and c.deleted_at is null`,

  scans_per_day: `select qr_code_id, day, people, machines from public.scan_day where account_id = $account`,

  forms: `select id, number, title, published is not null as published, created_at, updated_at
    from public.form where account_id = $account and deleted_at is null`,

  records: `select r.id, r.form_id, f.title as form, r.period, r.number, r.qr_code_id, r.source_id, r.follow_up,
      r.due_at, r.approval, (r.score ->> 'points')::numeric as points, (r.score ->> 'passed')::boolean as passed,
      r.redeemed_at, r.edits, r.at
    from public.form_record r
    left join public.form f on f.account_id = $account and f.id = r.form_id
    where r.account_id = $account and not r.locked`,

  answers: `select a.record_id, a.form_id, a.component, a.part, a.text, a.number, a.time, a.at
    from public.form_answer a
    join public.form_record r on r.account_id = $account and r.id = a.record_id
    where a.account_id = $account and not r.locked`,

  statuses: `select s.qr_code_id, s.status_id, g.name as status, s.item_id, i.name as item, i.is_problem, s.since
    from public.code_status s
    join public.status g on g.account_id = $account and g.id = s.status_id
    left join public.status_item i on i.account_id = $account and i.id = s.item_id
    where s.account_id = $account and s.live`,

  tasks: `select t.id, t.plan_id, p.name as plan, t.qr_code_id, w.opens_at, w.warns_at, w.closes_at, w.ends_at,
      t.done_at, t.record_id, t.exempt_item is not null as exempt
    from public.plan_task t
    join public.plan_window w on w.account_id = $account and w.id = t.window_id
    join public.plan p on p.account_id = $account and p.id = t.plan_id
    where t.account_id = $account`,

  coupon_codes: `select c.id, c.coupon_id, k.name as coupon, i.name as item, right(c.code, 4) as ending, c.used, k.uses,
      c.handed_at, c.deleted_at
    from public.coupon_code c
    join public.coupon k on k.account_id = $account and k.id = c.coupon_id
    left join public.coupon_item i on i.account_id = $account and i.id = c.item_id
    where c.account_id = $account`,

  coupon_uses: `select id, coupon_id, code_id, at, by, outlet, undone_at
    from public.coupon_use where account_id = $account`,
}

/** Role and schema of an account have one name. */
export const biName = (accountId: number): string => `matai_bi_${accountId}`

const namePattern = /^matai_bi_(\d{1,15})$/

export function accountOfBi(name: string): number | undefined {
  const [, digits] = namePattern.exec(name) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Statements that make the views of one account. With `security_barrier` no condition of whoever asks is looked at
 * before the account's own; the tables themselves are asked with the rights of whoever owns the views.
 */
export function viewStatements(accountId: number): string[] {
  const schema = biName(accountId)
  return Object.entries(biViews).map(
    ([name, text]) =>
      `create view ${schema}.${name} with (security_barrier = true) as ${text.replaceAll('$account', String(accountId))}`,
  )
}
