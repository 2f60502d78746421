import { createTranslator, type Language, languageInfo } from '@matai/i18n'
import type { MyCompany, MyPage } from '@matai/scan'
import { gzipSync } from 'node:zlib'
import { withReach } from '../../../platform/db/reach.ts'
import { maskMobile } from '../../accounts/rules.ts'
import { codesToFill } from '../../qr-codes/service/form-uses.ts'
import { inOneList, type Place } from '../rules.ts'
import type { Dependencies } from './dependencies.ts'

/** Companies, codes of a form and records that the page shows; more stand behind its links. */
const companiesMost = 20
const codesShown = 20
const recordsShown = 20

interface Visit {
  /** Digits of the phone that the browser has proven; empty for none. */
  phone: string
  language: Language
  now: Date
}

/** The page on which somebody finds what is to be done, what can be filled in, and what was handed in. */
export function createOwnPage(dependencies: Dependencies) {
  const { database, accounts, collaborators, records, plans, qrCodes, standingOf, pages, script } = dependencies
  const { tx } = database

  async function companyOf({ accountId, userId, groupIds }: Place, visit: Visit): Promise<MyCompany | undefined> {
    const { phone, language, now } = visit
    const standing = await standingOf(tx, accountId, now)
    if (!standing) return undefined
    const { zone } = standing
    const moment = new Intl.DateTimeFormat(languageInfo[language].tag, {
      ...({ dateStyle: 'medium', timeStyle: 'short' } as const),
      timeZone: zone,
    })
    const say = createTranslator(language)
    const rounds = await plans.due(accountId, { userId, groupIds: groupIds ?? [] }, { language, now, zone })
    const person = { phone, isMember: userId !== undefined, groupIds }
    const waiting =
      userId === undefined && groupIds !== null
        ? await records.phoneApprovals.waiting(accountId, { phone, groupIds }, say)
        : []
    const forms = await records.person.forms(accountId, person, now)
    const made = await records.person.records(accountId, phone, now, recordsShown)
    const formIds = [...rounds, ...made].map(({ formId }) => formId).concat(forms.map(({ id }) => id))
    const paths = await records.pathsOf(accountId, [...new Set(formIds)])
    const codes = await codesToFill(
      tx,
      accountId,
      forms.map(({ id }) => id),
      now,
      codesShown,
    )
    const names = await accounts.accountNamesOf(tx, [accountId])
    return {
      name: standing.name || names.get(accountId) || '',
      rounds: rounds.flatMap(({ name, formId, round, closesAt, things }) => {
        const path = paths.get(formId)
        return path === undefined
          ? []
          : [
              {
                name,
                form: path,
                walk: round && `/r/${round}`,
                until: moment.format(closesAt),
                isLate: closesAt <= now,
                things,
              },
            ]
      }),
      approvals: waiting.map(({ at, ...one }) => ({ ...one, at: moment.format(at) })),
      forms: forms.flatMap(({ id, title }) => {
        const path = paths.get(id)
        return path === undefined ? [] : [{ title, path, ...(codes.get(id) ?? { count: 0, some: [] }) }]
      }),
      records: made.flatMap(({ id, formId, title, number, at, approval, followUp, mayChange, locked }) => {
        const path = paths.get(formId)
        const state = locked
          ? say('myPage.locked')
          : approval === 'none'
            ? say(`recordScreens.state_${followUp}`)
            : say(`recordScreens.approval_${approval}`)
        return path === undefined
          ? []
          : [
              {
                title,
                number,
                at: moment.format(at),
                state,
                mayChange,
                list: `${path}/mine`,
                path: `${path}/mine#record-${id}`,
              },
            ]
      }),
    }
  }

  /** Somebody who works in some directories finds nothing of the others here either. */
  async function within(place: Place, visit: Visit): Promise<MyCompany | undefined> {
    const { accountId, userId, groupIds } = place
    const directories =
      userId === undefined || groupIds !== null ? null : await accounts.memberships.directoriesOf(tx, accountId, userId)
    const reach = qrCodes.reach.of({ userId: userId ?? 0, directories })
    return withReach(reach, () => companyOf(place, visit))
  }

  async function companiesOf(visit: Visit): Promise<MyCompany[]> {
    const { phone, now } = visit
    await collaborators.places.bind(phone, now)
    const works = await accounts.workplacesOf(tx, `+${phone}`, now)
    const places = inOneList(works, await collaborators.places.of(phone)).slice(0, companiesMost)
    const companies: MyCompany[] = []
    for (const place of places) {
      const company = await within(place, visit)
      if (company) companies.push(company)
    }
    return companies
  }

  return async (visit: Visit): Promise<{ plain: Buffer; gzip: Buffer }> => {
    const { phone, language } = visit
    const page: MyPage = {
      language,
      person: phone && maskMobile(`+${phone}`),
      companies: phone ? await companiesOf(visit) : [],
    }
    const plain = Buffer.from(pages.renderMyPage(page, script()))
    return { plain, gzip: gzipSync(plain) }
  }
}
