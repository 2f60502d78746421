import { type OptionCount, provinceTiles, type ReportValue, type Step } from '@matai/form-kit/report'
import { languageInfo, type PhraseKey, type Translate } from '@matai/i18n'
import css from './frame/form-report.css?inline'
import { PageFrame } from './frame/page-frame.tsx'
import type { FormReportPage } from './pages.ts'

const looks = { __html: css.trim() }

/** A report that was made public: figures, without a way to any record. Works without script. */
export function FormReportDocument({ page, say }: { page: FormReportPage; say: Translate }) {
  const { language, name, title, ownerName, days, records, before, isPart, byDay, exam, questions, branding } = page
  const { tag } = languageInfo[language]
  const number = (value: number) => value.toLocaleString(tag)
  const made = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: page.zone })
  const busy = byDay.filter(({ count }) => count > 0)
  return (
    <PageFrame language={language} title={name} meta={<style dangerouslySetInnerHTML={looks} />}>
      <main className="figures">
        {ownerName && <p className="owner">{ownerName}</p>}
        <h1>{name}</h1>
        <p className="quiet">
          {say('savedReports.about', { title, days })} ·{' '}
          {say('savedReports.pageMade', { at: made.format(new Date(page.madeAt)) })}
        </p>
        <p className="total">
          <b>{say('savedReports.records', { count: records })}</b>
          {before !== null && <small> {say('savedReports.pageBefore', { formatted: number(before) })}</small>}
        </p>
        {isPart && <p className="quiet">{say('recordScreens.reportPart', { count: records })}</p>}
        {busy.length > 0 && (
          <section>
            <h2>{say('savedReports.byDay')}</h2>
            <Bars bars={busy.map(({ date, count }) => ({ label: date, count }))} of={0} say={say} />
          </section>
        )}
        {exam && (
          <section>
            <h2>{say('savedReports.examTitle')}</h2>
            <p>{say('savedReports.exam', { mean: exam.mean, passed: exam.passed, answered: exam.answered })}</p>
            <Bars
              bars={exam.steps.map((count, at) => ({
                label: say('savedReports.examSteps', { from: at * 10, until: at * 10 + 10 }),
                count,
              }))}
              of={exam.answered}
              say={say}
            />
          </section>
        )}
        {questions.map(({ title: asked, type, value, before: earlier }, place) =>
          value.shape === 'none' ? null : (
            <section key={String(place)}>
              <h2>{asked || say(`forms.type_${type}` as PhraseKey /* types are what the phrases are named by */)}</h2>
              <Value value={value} before={earlier} say={say} />
            </section>
          ),
        )}
      </main>
      {branding && <footer className="brand">{say('scan.branding')}</footer>}
    </PageFrame>
  )
}

type Shown = Exclude<ReportValue, { shape: 'none' }>

function Value({ value, before, say }: { value: Shown; before: ReportValue | null; say: Translate }) {
  const earlier = before?.shape === value.shape ? before : null
  return (
    <>
      <p className="quiet">
        {say('recordScreens.answered', { count: value.answered })}
        {earlier && ` · ${say('savedReports.pageBefore', { formatted: earlier.answered })}`}
      </p>
      <Figures value={value} before={earlier} say={say} />
    </>
  )
}

function Figures({ value, before, say }: { value: Shown; before: Shown | null; say: Translate }) {
  switch (value.shape) {
    case 'options':
    case 'exam': {
      const earlier = before && 'options' in before ? before.options : undefined
      return <Options options={value.options} before={earlier} of={value.answered} say={say} />
    }
    case 'places':
      return (
        <>
          <Tiles provinces={value.provinces} say={say} />
          <Options options={value.options.slice(0, 10)} of={value.answered} say={say} />
        </>
      )
    case 'numbers':
      return (
        <p>
          {say('recordScreens.mean')} <b>{value.summary.mean ?? '–'}</b> · {say('recordScreens.sum')}{' '}
          <b>{value.summary.sum}</b> · {value.summary.min ?? '–'}–{value.summary.max ?? '–'}
        </p>
      )
    case 'scale':
      return (
        <>
          <p>
            {say('recordScreens.mean')} <b>{value.mean ?? '–'}</b>
          </p>
          <Steps steps={value.steps} of={value.answered} say={say} />
        </>
      )
    case 'nps':
      return (
        <>
          <p>
            {say('recordScreens.nps')} <b>{value.score ?? '–'}</b>
          </p>
          <Steps steps={value.steps} of={value.answered} say={say} />
        </>
      )
    case 'days':
      return <Bars bars={value.days.map(({ date, count }) => ({ label: date, count }))} of={value.answered} say={say} />
    case 'table':
      return (
        <dl>
          {value.columns.map(({ id, label, value: inner }) =>
            inner.shape === 'none' || inner.shape === 'words' ? null : (
              <div key={id}>
                <dt>{label}</dt>
                <dd>
                  <Value value={inner} before={null} say={say} />
                </dd>
              </div>
            ),
          )}
        </dl>
      )
    default:
      return null
  }
}

interface OptionsProps {
  options: readonly OptionCount[]
  before?: readonly OptionCount[] | undefined
  of: number
  say: Translate
}

const Options = ({ options, before, of, say }: OptionsProps) => (
  <Bars
    bars={options.map(({ id, label, phrase, count }) => ({
      label: label || (phrase ? say(phrase) : say('recordScreens.gone')),
      count,
      before: before && (before.find((one) => one.id === id)?.count ?? 0),
    }))}
    of={of}
    say={say}
  />
)

const Steps = ({ steps, of, say }: { steps: readonly Step[]; of: number; say: Translate }) => (
  <Bars bars={steps.map(({ value, count }) => ({ label: String(value), count }))} of={of} say={say} />
)

interface Bar {
  label: string
  count: number
  before?: number | undefined
}

/** Lying bars; `of` is what a whole would be, 0 where there is none. */
function Bars({ bars, of, say }: { bars: readonly Bar[]; of: number; say: Translate }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className="bars">
      {bars.map(({ label, count, before }, place) => (
        <li key={String(place)}>
          <span>{label}</span>
          <span className="track" aria-hidden="true">
            <span style={{ width: `${(count / highest) * 100}%` }} />
          </span>
          <b>
            {of > 0 ? say('recordScreens.share', { count, percent: Math.round((count / of) * 100) }) : count}
            {before !== undefined && <small> {say('savedReports.pageBefore', { formatted: before })}</small>}
          </b>
        </li>
      ))}
    </ul>
  )
}

type Provinces = Extract<ReportValue, { shape: 'places' }>['provinces']

/** Provinces as tiles, the darker the more; what is counted stands on them as well. */
function Tiles({ provinces, say }: { provinces: Provinces; say: Translate }) {
  const counts = new Map(provinces.map(({ code, count }) => [code, count]))
  const highest = Math.max(1, ...counts.values())
  return (
    <ul className="tiles" aria-label={say('savedReports.map')}>
      {provinceTiles.map(({ code, column, row }) => {
        const count = counts.get(code) ?? 0
        const shade = count === 0 ? 0 : 15 + Math.round((count / highest) * 45)
        const style = {
          gridColumn: column,
          gridRow: row,
          background: `color-mix(in srgb, var(--accent) ${shade}%, var(--sheet))`,
        }
        return (
          <li key={code} style={style}>
            <span>{say(`provinces.p${code}` as PhraseKey /* tiles have the codes of the phrases */)}</span>
            {count > 0 && <b>{count}</b>}
          </li>
        )
      })}
    </ul>
  )
}
