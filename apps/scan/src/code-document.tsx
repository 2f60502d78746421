import { type Language, languageInfo, type Translate } from '@matai/i18n'
import { isGap } from '@matai/content/page'
import { BlockView, isAction, isEager } from '@matai/content/view'
import type { Block } from '@matai/contract'
import { layoutOf } from './content/sections.ts'
import { CompanyHead } from './frame/company-head.tsx'
import { BrandHead } from './frame/brand-head.tsx'
import { PageFrame } from './frame/page-frame.tsx'
import { ReportLink } from './frame/report-link.tsx'
import { LinkPreview } from './link-preview.tsx'
import type { CodePage } from './pages.ts'
import { LastRecords } from './content/last-records.tsx'
import { StatusTags } from './content/status-tags.tsx'

/** The page of a live code in its normal state. */
export function CodeDocument({ page, say }: { page: CodePage; say: Translate }) {
  const files = new Map(page.files.map((file) => [file.id, file]))
  const forms = new Map(page.forms.map(({ id, address }) => [id, address]))
  const coupons = new Map((page.coupons ?? []).map(({ id, ...coupon }) => [id, coupon]))
  const isStopped = ({ id }: Block) => page.stopped?.includes(id) ?? false
  const blocks = page.blocks.filter((block) => !isGap(block) || isStopped(block))
  const eager = blocks.find(isEager)
  const { sections, isListed } = layoutOf(blocks, files)
  const isDivided = sections.length > 1
  const action = blocks.find((block) => isAction(block) && !isStopped(block))
  const view = (block: Block) => (
    <BlockView
      key={block.id}
      block={block}
      files={files}
      forms={forms}
      coupons={coupons}
      first={block === eager}
      stopped={isStopped(block)}
      language={page.language}
      say={say}
    />
  )
  // What people came to do stays in reach; in a divided page it leaves its section for that.
  const inReach = action && (
    <div key="reach" className="reach">
      {view(action)}
    </div>
  )
  const views = (blocks: Block[]) =>
    blocks.map((block) => (block !== action ? view(block) : isDivided ? null : inReach))
  return (
    <PageFrame
      language={page.language}
      title={page.name}
      meta={<LinkPreview page={page} files={files} />}
      brand={page.brand}
    >
      <main>
        {page.company ? (
          <CompanyHead company={page.company} cover={page.brand?.cover ?? null} pageName={page.name} />
        ) : (
          <>
            <BrandHead ownerName={page.ownerName} brand={page.brand} />
            <h1>{page.name}</h1>
          </>
        )}
        <StatusTags page={page} say={say} />
        <LastRecords page={page} say={say} />
        {blocks.length === 0 && <p className="owner">{say('scan.emptyPage')}</p>}
        {isListed && (
          <nav className="contents" aria-label={say('scan.contents')}>
            {sections.map(
              ({ title }, place) =>
                title && (
                  <a key={title} href={`#s${place}`}>
                    {title}
                  </a>
                ),
            )}
          </nav>
        )}
        <div className="blocks">
          {sections.map(({ title, blocks }, place) =>
            title === '' ? (
              views(blocks)
            ) : (
              <details key={`s${place}`} id={`s${place}`} open>
                <summary>
                  <h2>{title}</h2>
                </summary>
                <div className="blocks">{views(blocks)}</div>
              </details>
            ),
          )}
          {isDivided && inReach}
        </div>
        {page.since && <p className="since">{say('scan.since', { day: dayOf(page.since, page.language) })}</p>}
      </main>
      {page.url && <p className="printed">{page.url}</p>}
      <ReportLink id={page.id ?? ''} say={say} before={<KeepLink page={page} say={say} />} />
      {page.branding && <footer className="brand">{say('scan.branding')}</footer>}
    </PageFrame>
  )
}

function dayOf({ instant, zone }: { instant: Date; zone: string }, language: Language): string {
  return new Intl.DateTimeFormat(languageInfo[language].tag, { dateStyle: 'long', timeZone: zone }).format(instant)
}

/** To where the page can be kept; its name travels behind the #, which stays on the phone. */
function KeepLink({ page: { id = '', name, shared }, say }: { page: CodePage; say: Translate }) {
  return (
    <>
      {shared !== false && <p>{say('scan.shareHint')}</p>}
      <a href={`/v/favourites#id=${id}&name=${encodeURIComponent(name)}`}>{say('scan.keep')}</a>
    </>
  )
}
