import type { Translate } from '@matai/i18n'
import { BrandHead } from './frame/brand-head.tsx'
import { PageFrame } from './frame/page-frame.tsx'
import { ReportLink } from './frame/report-link.tsx'
import type { JumpPage } from './pages.ts'

/** Says where a jump leads before it does. The form sends back what was read here, so that nobody agrees to anything else. */
export function JumpDocument({ page, say }: { page: JumpPage; say: Translate }) {
  const { host, also, address } = page
  const isWritten = also !== null && also.includes('xn--')
  return (
    <PageFrame language={page.language} title={say('scan.jumpTitle')} brand={page.brand}>
      <main className="notice jump">
        <BrandHead ownerName={page.ownerName} brand={page.brand && { ...page.brand, cover: null }} />
        {page.name && <p className="named">{page.name}</p>}
        <h1>{say('scan.jumpTitle')}</h1>
        <p className="host">
          <bdi>{host}</bdi>
        </p>
        {also && (
          <p className={isWritten ? 'also' : 'also problem'}>
            <bdi>{say(isWritten ? 'scan.jumpWritten' : 'scan.jumpReads', { host: also })}</bdi>
          </p>
        )}
        <dl>
          <dt>{say('scan.jumpFull')}</dt>
          <dd dir="ltr">{address}</dd>
        </dl>
        <p>{say('scan.jumpHint')}</p>
        <form method="post" action={`/q/${page.id}/go`}>
          <input type="hidden" name="id" value={page.id} />
          <input type="hidden" name="to" value={address} />
          <button type="submit">{say('scan.jumpGo')}</button>
        </form>
        <a className="other" href="/v/stay">
          {say('scan.jumpStay')}
        </a>
      </main>
      <ReportLink id={page.id} say={say} />
      {page.branding && <footer className="brand">{say('scan.branding')}</footer>}
    </PageFrame>
  )
}
