import { hasFeature } from '@matai/contract'
import { componentsOf, schemaOf, translated } from '@matai/form-kit/schema'
import { createTranslator, type Language } from '@matai/i18n'
import type { FormPage } from '@matai/scan'
import { gzipSync } from 'node:zlib'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { formAssets } from '../../../platform/pages/form-assets.ts'
import { asksProof } from '../rules/admission.ts'
import { askedOfPerson, askedVariables, asks } from '../rules/asked-facts.ts'
import { provenKey } from '../rules/filler.ts'
import { isDrawn } from '../rules/for-filling.ts'
import { phoneCountries } from '../rules/phone-countries.ts'
import { factsOfFiller } from '../store/fillers.ts'
import { createWechatAsking, type WechatAskingNeeds } from './ask-wechat.ts'
import type { Dependencies } from './dependencies.ts'
import { Closed, createFormSearch, type FoundForm } from './find-form.ts'
import { createSheets } from './sheet.ts'

interface Drawing extends WechatAskingNeeds {
  pages: Pick<typeof import('@matai/scan'), 'renderForm' | 'renderFormNotice'>
  assets: typeof formAssets
  /** Scheme and host that files are read from; empty for the page's own. */
  filesOrigin: string
}

export interface FormVisit {
  view: FormPage['view']
  /** Of the form's address. */
  id: string
  /** Short id of the live code that led here; empty for none. */
  code: string
  language: Language
  ip: string
  now: Date
  /** Digits of the phone that the browser has proven; empty for none. */
  phone: string
  /** Scheme and host under which the page is asked for. */
  origin: string
}

export interface FormAnswer {
  status: number
  plain: Buffer
  gzip: Buffer
}

/** Pages on which forms are filled, drawn once for all who see the same. */
export function createFormPages(dependencies: Dependencies & Drawing) {
  const { database, qrCodes, standingOf, pages, assets, filesOrigin } = dependencies
  const asking = createWechatAsking(dependencies)
  const find = createFormSearch(dependencies)
  const sheetOf = createSheets(dependencies)
  const known = new BoundedMap<string, FormAnswer>({
    entries: 1_000,
    weight: 64 * 1024 ** 2,
    weigh: ({ plain, gzip }) => plain.length + gzip.length,
  })

  /** Asked only where the form fills something in from the code. */
  async function variablesOf({ accountId, document }: FoundForm, id: string): Promise<Record<string, string>> {
    return asks(document, 'variable') ? askedVariables(document, await qrCodes.variablesOf(accountId, id)) : {}
  }

  /** Told to who moves it, and to nobody else. */
  async function stockOf({ accountId, document }: FoundForm, id: string) {
    const isMoved = componentsOf(document).some(({ type }) => schemaOf(type).movement)
    const stock = isMoved ? await qrCodes.stockOf(accountId, id) : undefined
    return stock ? { amount: stock.quantity, unit: stock.unit } : null
  }

  async function codeOf(form: FoundForm, id: string, isRefused: boolean): Promise<FormPage['code']> {
    const [code] = id ? await qrCodes.rowsByIds(form.accountId, [id]) : []
    if (!code) return null
    const own = isRefused
      ? { variables: {}, stock: null }
      : { variables: await variablesOf(form, id), stock: await stockOf(form, id) }
    return { id, name: code.name, ...own }
  }

  /** Of who proved a phone: what he said of himself before, under the name that the owner has for him. */
  async function factsOf(tx: Tx, { accountId, id, document, settings, person }: FoundForm): Promise<FormPage['facts']> {
    if (!person || !asks(document, 'person')) return {}
    const before = await factsOfFiller(tx, accountId, { formId: id, key: provenKey(person) })
    const name = settings.fillers.phones.find(({ mobile }) => mobile.replace(/^\+/, '') === person)?.name
    return askedOfPerson(document, { ...before, ...(name && { name }), phone: `+${person}` })
  }

  async function pageOf(tx: Tx, form: FoundForm, visit: FormVisit): Promise<FormPage> {
    const { accountId, document, settings } = form
    const shown = translated(document, visit.language)
    const { who } = settings.fillers
    const standing = await standingOf(tx, accountId, visit.now)
    const refusal = await find.refusalOf(tx, form, visit.phone)
    const isMine = visit.view === 'mine'
    // A phone that signs for a desk is given its question by a token alone.
    const isAside = isMine || visit.view === 'sign'
    const byPhone = asksProof(document, settings.fillers)
    const isGivenLater = isDrawn(document) || document.exam?.minutes != null
    return {
      view: visit.view,
      id: visit.id,
      language: visit.language,
      title: shown.title || form.title,
      ownerName: standing?.name ?? '',
      branding: !standing || !hasFeature(standing.tier, 'noBranding'),
      gate: refusal && who !== 'anyone' && !isAside ? { who, isRefused: visit.phone !== '' } : null,
      sheet: isGivenLater || refusal || isAside ? null : await sheetOf(tx, form, visit.language),
      exam:
        isGivenLater && !refusal && !isAside ? { minutes: document.exam?.minutes ?? null, intro: shown.intro } : null,
      zone: standing?.zone ?? 'Asia/Shanghai',
      code: await codeOf(form, visit.code, refusal !== undefined),
      person: (isMine && byPhone) || form.person ? visit.phone && `+${visit.phone}` : '',
      facts: refusal || isAside ? {} : await factsOf(tx, form),
      countries: refusal ? [] : phoneCountries(document, visit.language),
      filesOrigin,
      wechat: !refusal && !isAside && asking.isOffered(document, visit.origin),
      mine: { change: settings.fillers.mayChange, remove: settings.fillers.mayDelete, byPhone },
    }
  }

  function draw(page: FormPage, form: FoundForm): FormAnswer {
    // A version's document never changes, so its number says all of it.
    const { sheet, ...rest } = page
    const key = JSON.stringify([form.accountId, form.id, form.published, rest, sheet && [sheet.used, sheet.files]])
    const drawn = known.get(key)
    if (drawn) return drawn
    const types = sheet ? componentsOf(sheet.document).map(({ type }) => type) : []
    const { script, preloadsFor, later } = assets
    const loaded = { script: script(), preloads: preloadsFor(types), later: later() }
    const made = answer(200, pages.renderForm(page, loaded))
    // What names somebody is his alone, and would push out what many see.
    if (!page.person) known.set(key, made)
    return made
  }

  return {
    asking,

    async answer(visit: FormVisit): Promise<FormAnswer> {
      const { tx } = database
      try {
        const place = await find.locate(tx, visit.id, visit)
        // What was handed in can be read while the form is closed.
        const form = visit.view === 'mine' ? await find.known(tx, place, visit) : await find.look(tx, place, visit)
        return draw(await pageOf(tx, form, visit), form)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const { language } = visit
        const reason = createTranslator(language)(error.phrase, error.params)
        const own = error instanceof Closed ? error.words : { zh: '', en: '' }
        const words = own[language] || own.zh || own.en
        const title = error instanceof Closed ? error.title : ''
        return answer(statusOf(error), pages.renderFormNotice({ language, title, reason, words }))
      }
    },
  }
}

const statusOf = ({ errorName }: Failure): number =>
  errorName === 'notFound' ? 404 : errorName === 'tooManyRequests' ? 429 : 200

function answer(status: number, html: string): FormAnswer {
  const plain = Buffer.from(html)
  return { status, plain, gzip: gzipSync(plain) }
}
