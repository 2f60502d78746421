import type { Translate } from '@matai/i18n'
import { BlockView, isEager } from '@matai/content/view'
import { PageFrame } from './frame/page-frame.tsx'
import { ReportLink } from './frame/report-link.tsx'
import { LinkPreview } from './link-preview.tsx'
import type { CodePage } from './pages.ts'

/** The page of a live code in its normal state. */
export function CodeDocument({ page, say }: { page: CodePage; say: Translate }) {
  const files = new Map(page.files.map((file) => [file.id, file]))
  const eager = page.blocks.find(isEager)
  return (
    <PageFrame language={page.language} title={page.name} meta={<LinkPreview page={page} files={files} />}>
      <main>
        {page.ownerName && <p className="owner">{page.ownerName}</p>}
        <h1>{page.name}</h1>
        {page.blocks.length === 0 && <p className="owner">{say('scan.emptyPage')}</p>}
        <div className="blocks">
          {page.blocks.map((block) => (
            <BlockView
              key={block.id}
              block={block}
              files={files}
              first={block === eager}
              stopped={page.stopped?.includes(block.id) ?? false}
              language={page.language}
              say={say}
            />
          ))}
        </div>
      </main>
      <ReportLink id={page.id ?? ''} say={say} before={<KeepLink page={page} say={say} />} />
      {page.branding && <footer className="brand">{say('scan.branding')}</footer>}
    </PageFrame>
  )
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
