import { languageInfo, type Translate } from '@matai/i18n'
import css from './frame/directory.css?inline'
import { PageFrame } from './frame/page-frame.tsx'
import type { EvidencePage, EvidencePart } from './pages.ts'

const looks = { __html: css.trim() }

/** Where anybody finds out whether a record, or a PDF of records, is still what it was. Works without script. */
export function EvidenceDocument({ page, say }: { page: EvidencePage; say: Translate }) {
  const { id, title, ownerName, language, found, asked, branding } = page
  return (
    <PageFrame language={language} title={say('evidence.title')} meta={<style dangerouslySetInnerHTML={looks} />}>
      <main>
        {ownerName && <p className="owner">{ownerName}</p>}
        <h1>{say('evidence.titleOf', { title })}</h1>
        {found && <Found page={page} found={found} say={say} />}
        <form method="get" className="find">
          <label htmlFor="n">{say('evidence.number')}</label>
          <input id="n" name="n" inputMode="text" required maxLength={30} defaultValue={asked} autoComplete="off" />
          <button type="submit">{say('evidence.check')}</button>
        </form>
        <form method="post" action={`/v/evidence/${id}`} encType="multipart/form-data" className="find">
          <label htmlFor="pdf">{say('evidence.pdf')}</label>
          <input id="pdf" name="pdf" type="file" accept="application/pdf,.pdf" required />
          <button type="submit">{say('evidence.checkPdf')}</button>
        </form>
        <p className="summary">{say('evidence.how')}</p>
      </main>
      {branding && <footer className="brand">{say('scan.branding')}</footer>}
    </PageFrame>
  )
}

type Found = NonNullable<EvidencePage['found']>

function Found({ page, found, say }: { page: EvidencePage; found: Found; say: Translate }) {
  const isGood = found.state === 'intact'
  const at = (instant: string) => momentIn(instant, page)
  return (
    <section role="status" className={isGood ? 'said' : 'said problem'}>
      <h2>
        {isGood ? '✓ ' : '✕ '}
        {found.kind === 'record' ? say(`evidence.record_${found.state}`) : say(`evidence.pdf_${found.state}`)}
      </h2>
      {found.kind === 'record' ? (
        <ul>
          {found.records.map((record) => (
            <li key={record.name}>
              <b>№{record.name}</b> {say(`evidence.state_${record.state}`)}
              {record.madeAt && <> · {say('evidence.madeAt', { at: at(record.madeAt) })}</>}
              {record.changedAt && (
                <> · {say('evidence.changedAt', { count: record.edits, at: at(record.changedAt) })}</>
              )}
              {record.followUps > 0 && <> · {say('evidence.followUps', { count: record.followUps })}</>}
              {record.decisions > 0 && <> · {say('evidence.decisions', { count: record.decisions })}</>}
              {record.removedAt && <> · {say('evidence.removedAt', { at: at(record.removedAt) })}</>}
              {record.differs.length > 0 && (
                <>
                  <br />
                  <b>{say('evidence.differing', { parts: partsOf(record.differs, say) })}</b>
                </>
              )}
              {record.fingerprint && (
                <>
                  <br />
                  <small>{say('evidence.fingerprint', { fingerprint: record.fingerprint })}</small>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <>
          {found.madeAt && <p>{say('evidence.pdfMade', { at: at(found.madeAt), count: found.records })}</p>}
          {found.since.length > 0 && (
            <p>{say('evidence.pdfSince', { records: found.since.map((name) => `№${name}`).join('、') })}</p>
          )}
          {found.differing.length > 0 && (
            <p>
              {say('evidence.pdfDiffering', {
                records: found.differing.map(({ name, differs }) => nameWith(name, differs, say)).join('、'),
              })}
            </p>
          )}
        </>
      )}
    </section>
  )
}

const partsOf = (differs: readonly EvidencePart[], say: Translate) =>
  differs.map((part) => say(`evidence.part_${part}`)).join(say('evidence.and'))

const nameWith = (name: string, differs: readonly EvidencePart[], say: Translate) =>
  differs.length === 0 ? `№${name}` : say('evidence.namedWith', { name, parts: partsOf(differs, say) })

/** As the owner's zone has it, in which the record was filled in. */
function momentIn(instant: string, { language, zone }: EvidencePage): string {
  const parts = { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23', timeZone: zone } as const
  return new Intl.DateTimeFormat(languageInfo[language].tag, parts).format(new Date(instant))
}
