import type { Translate } from '@matai/i18n'
import { BrandHead } from './frame/brand-head.tsx'
import { emptyMark } from './frame/empty-mark.tsx'
import css from './frame/group.css?inline'
import { PageFrame } from './frame/page-frame.tsx'
import type { GroupPage } from './pages.ts'

/** The picture of a group code that is this visitor's, or what to do when none is left. */
export function GroupDocument({ page, say }: { page: GroupPage; say: Translate }) {
  const { name, ownerName, picture, state } = page
  return (
    <PageFrame
      language={page.language}
      title={name}
      meta={<style dangerouslySetInnerHTML={{ __html: css.trim() }} />}
      brand={page.brand}
    >
      <main className={picture ? 'group' : 'notice'}>
        <BrandHead ownerName={ownerName} brand={page.brand} />
        {!picture && emptyMark}
        <h1>{name}</h1>
        {picture && (
          <>
            <img
              className="shown"
              src={picture.url}
              width={picture.width ?? undefined}
              height={picture.height ?? undefined}
              alt={say('groupPage.pictureOf', { name: page.pictureName })}
            />
            <p className="how">{say('groupPage.press')}</p>
            <p className="quiet">{say('groupPage.same')}</p>
          </>
        )}
        {!picture && state === 'full' && <Full page={page} say={say} />}
        {!picture && state === 'preview' && <p>{say('groupPage.preview')}</p>}
      </main>
      {page.branding && <footer className="brand">{say('scan.branding')}</footer>}
    </PageFrame>
  )
}

function Full({ page: { words, formPath }, say }: { page: GroupPage; say: Translate }) {
  return (
    <>
      <p className="said">{words || say('groupPage.full')}</p>
      {formPath ? (
        <a className="go" href={formPath}>
          {say('groupPage.leaveContact')}
        </a>
      ) : (
        <p>{say('groupPage.fullHint')}</p>
      )}
    </>
  )
}
