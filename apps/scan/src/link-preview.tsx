import { picturesOf } from '@matai/content/page'
import type { StoredFile } from '@matai/contract'
import type { CodePage } from './pages.ts'
import { summaryOf } from './summary.ts'

/** What chat programs show of a shared address: name, first words, first picture. */
export function LinkPreview({ page, files }: { page: CodePage; files: Map<string, StoredFile> }) {
  // Who forwards it all the same forwards a bare address; machines keep nothing of it.
  if (page.shared === false) return <meta name="robots" content="noindex,noarchive,nosnippet,noimageindex" />
  const summary = summaryOf(page.blocks)
  const file = picturesOf(page.blocks)
    .map((id) => files.get(id))
    .find((found) => found !== undefined)
  return (
    <>
      {summary && <meta name="description" content={summary} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={page.name} />
      {summary && <meta property="og:description" content={summary} />}
      {page.ownerName && <meta property="og:site_name" content={page.ownerName} />}
      {page.url && <meta property="og:url" content={page.url} />}
      {page.url && file && <meta property="og:image" content={new URL(file.url, page.url).href} />}
    </>
  )
}
