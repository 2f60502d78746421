import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'
import type { FormRow } from './forms.ts'
import type { LinkRow } from './links.ts'
import type { RuleRow } from './rules.ts'
import type { SettingParts } from './settings.ts'

/** A form with all that is set of it, as whoever fills it meets it. */
interface WholeForm extends Pick<FormRow, 'title' | 'published'>, SettingParts {
  rules: Pick<RuleRow, 'kind' | 'when' | 'redirect'>[]
  /** of forms that fillers see */
  links: Pick<LinkRow, 'formId' | 'title' | 'text'>[]
  hasTips: boolean
}

/** In one look, which every submission and every page of a form takes; undefined when it is not there. */
export async function findWhole(tx: Tx, accountId: AccountId, id: number): Promise<WholeForm | undefined> {
  const [row] = await askNamed<WholeForm>(tx, {
    name: 'form-whole',
    text: `select f.title, f.published, s.fillers, s.submit_page as "submitPage", s.limits, s.closing, s.redirect,
        coalesce((
          select json_agg(json_build_object('kind', r.kind, 'when', r."when", 'redirect', r.redirect) order by r.id)
          from form_rule r where r.account_id = $1 and r.form_id = $2), '[]') as rules,
        coalesce((
          select json_agg(json_build_object('formId', t.id, 'title', t.title, 'text', l.text) order by l.place)
          from form_link l join form t on t.account_id = $1 and t.id = l.target_id
          where l.account_id = $1 and l.form_id = $2 and t.deleted_at is null and t.published is not null), '[]') as links,
        exists (select from form_tip p where p.account_id = $1 and p.form_id = $2) as "hasTips"
      from form f left join form_setting s on s.account_id = $1 and s.form_id = f.id
      where f.account_id = $1 and f.id = $2 and f.deleted_at is null`,
    values: [accountId, id],
  })
  return row
}
