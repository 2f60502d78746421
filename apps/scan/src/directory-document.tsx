import type { Translate } from '@matai/i18n'
import css from './frame/directory.css?inline'
import { PageFrame } from './frame/page-frame.tsx'
import { ReportLink } from './frame/report-link.tsx'
import type { DirectoryPage } from './pages.ts'

/** Codes of which nobody needs to search. */
const few = 8

const folder = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M3 7a2 2 0 0 1 2-2h4l2 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
  </svg>
)

const lock = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </svg>
)

interface DirectoryProps {
  page: DirectoryPage
  say: Translate
}

/** The public page of a directory: words, a search, links to subdirectories and codes. Works without script. */
export function DirectoryDocument({ page, say }: DirectoryProps) {
  const { name, summary, ownerName, subdirectories, codes, next, search, after } = page
  const isEmpty = codes.length === 0 && subdirectories.length === 0
  return (
    <PageFrame language={page.language} title={name} meta={<Head page={page} />}>
      <main>
        {ownerName && <p className="owner">{ownerName}</p>}
        <h1>{name}</h1>
        {summary && <p className="summary">{summary}</p>}
        {(codes.length > few || search || after) && <Search search={search} say={say} />}
        {subdirectories.length > 0 && (
          <nav aria-label={say('scan.subdirectories')}>
            <ul className="links">
              {subdirectories.map((below) => (
                <li key={below.pageId}>
                  <a className="below" href={`/d/${below.pageId}`}>
                    {folder}
                    <b>{below.name}</b>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {codes.length > 0 && (
          <ul className="links" aria-label={say('scan.listed')}>
            {codes.map(({ id, name: codeName, limited }) => (
              <li key={id}>
                <a href={`/q/${id}`}>
                  <b>{codeName}</b>
                  {limited && (
                    <small>
                      {lock}
                      {say('scan.limited')}
                    </small>
                  )}
                </a>
              </li>
            ))}
          </ul>
        )}
        {isEmpty && <p className="empty">{search ? say('scan.nothingFound') : say('scan.nothingListed')}</p>}
        <nav className="pager" aria-label={say('scan.pages')}>
          {(after || search) && <a href="?">{say(search && !after ? 'scan.showAll' : 'scan.firstPage')}</a>}
          {next && (
            <a href={`?${new URLSearchParams({ ...(search ? { s: search } : {}), after: next })}`}>
              {say('scan.nextPage')}
            </a>
          )}
        </nav>
      </main>
      <ReportLink id={page.id} say={say} />
      {page.branding && <footer className="brand">{say('scan.branding')}</footer>}
    </PageFrame>
  )
}

function Search({ search, say }: { search: string; say: Translate }) {
  return (
    <form method="get" role="search" className="find">
      <label htmlFor="s">{say('scan.search')}</label>
      <input id="s" name="s" type="search" defaultValue={search} maxLength={50} enterKeyHint="search" />
      <button type="submit">{say('scan.searchGo')}</button>
    </form>
  )
}

/** What chat programs show of the address, and the looks that only these pages have. */
function Head({ page: { name, summary, ownerName, url } }: { page: DirectoryPage }) {
  const words = summary.replace(/\s+/g, ' ')
  return (
    <>
      {words && <meta name="description" content={words} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={name} />
      {words && <meta property="og:description" content={words} />}
      {ownerName && <meta property="og:site_name" content={ownerName} />}
      {url && <meta property="og:url" content={url} />}
      <style dangerouslySetInnerHTML={{ __html: css.trim() }} />
    </>
  )
}
