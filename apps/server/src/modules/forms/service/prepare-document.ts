import { componentsMax, componentsOf, type FormDocument, formDocument } from '@matai/form-kit/schema'
import type { FileKind, StoredFile } from '@matai/contract'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { filePlaces, filesNamed, linksOf, richTexts, withRichTexts, wrongFiles } from '@matai/kinds'
import { hostOf } from '../../../platform/bad-hosts/host-list.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { elementsMax, nestingMax } from '../../../platform/rich-text/clean-rich-text.ts'
import { type DocumentFault, publicationFaults, readDocument } from '../rules/document.ts'
import type { Dependencies } from './dependencies.ts'

/** Most faults that one answer names. */
const faultsAtMost = 50

/** Brings a document that somebody sent into the form in which it is kept, or refuses it place by place. */
export function createPreparation({ richText, isKnownBad, filesByIds }: Dependencies) {
  async function clean(document: FormDocument, accountId: AccountId): Promise<FormDocument> {
    const texts = richTexts(formDocument, document)
    const cleaned = await richText.clean(
      texts.map(({ html }) => html),
      accountId,
    )
    const htmls = cleaned.map((one, at) =>
      'html' in one ? one.html : refuseOne(texts[at]?.path ?? [], ...said[one.fault]),
    )
    const kept = withRichTexts(formDocument, document, htmls)
    // Cleaning writes some letters longer, and what is kept has to be accepted when it is saved again.
    const again = readDocument(kept)
    return 'faults' in again ? stop(again.faults) : again.document
  }

  return {
    /** Before the transaction: it may take a while, and holds nothing then. */
    async prepare(
      given: unknown,
      { accountId, publish, phones }: { accountId: AccountId; publish: boolean; phones: number },
    ) {
      const read = readDocument(given)
      if ('faults' in read) return stop(read.faults)
      const many = componentsOf(read.document).length > componentsMax
      if (many) return refuseOne(['pages'], 'formChecks.tooManyComponents', { most: componentsMax })
      const document = await clean(read.document, accountId)
      const bad = linksOf(formDocument, document).filter(({ url }) => isKnownBad(url))
      refuse(bad.map(({ url, path }) => fault(path, 'abuse.badLink', { host: hostOf(url) ?? '' })))
      if (publish) refuse(publicationFaults(document, phones))
      return document
    },

    /** The files that a document names; refused where one is not there, or of another kind than its place takes. */
    async filesOf(tx: Tx, accountId: AccountId, document: FormDocument): Promise<StoredFile[]> {
      const files = await filesByIds(tx, accountId, filesNamed(formDocument, document))
      const there = new Set(files.map(({ id }) => id))
      const missing = filePlaces(formDocument, document).filter(({ fileId }) => !there.has(fileId))
      refuse(missing.map(({ path }) => fault(path, 'qrCodes.fileMissing')))
      refuse(wrongFiles(formDocument, document, files).map(({ path, kind }) => fault(path, notOfKind[kind])))
      return files
    },

    /** The same of a document that is kept already: what is gone since is left out. */
    filesThere: (tx: Tx, accountId: AccountId, document: FormDocument): Promise<StoredFile[]> =>
      filesByIds(tx, accountId, filesNamed(formDocument, document)),
  }
}

const said: Record<'nested' | 'crowded', [PhraseKey, PhraseParams]> = {
  nested: ['blocks.textNested', { most: nestingMax }],
  crowded: ['blocks.textCrowded', { most: elementsMax }],
}

/** What to say where a file of another kind stands. */
const notOfKind = {
  any: 'qrCodes.fileMissing',
  picture: 'blocks.notPicture',
  audio: 'blocks.notAudio',
  video: 'blocks.notVideo',
  file: 'blocks.notPlayed',
} as const satisfies Record<FileKind | 'any', PhraseKey>

const fault = (path: (string | number)[], phrase: PhraseKey, params: PhraseParams = {}): DocumentFault => ({
  path: ['document', ...path],
  phrase,
  params,
})

const refuseOne = (path: (string | number)[], phrase: PhraseKey, params: PhraseParams) =>
  stop([fault(path, phrase, params)])

/** With the first fault in words, and all at their places. */
function stop(faults: readonly DocumentFault[]): never {
  const { phrase, params } = faults[0] ?? { phrase: 'errors.input' as const, params: {} }
  throw new Failure('inputInvalid', phrase, { params, fields: faults.slice(0, faultsAtMost) })
}

function refuse(faults: readonly DocumentFault[]): void {
  if (faults.length > 0) stop(faults)
}
