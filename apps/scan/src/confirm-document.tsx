import type { Translate } from '@matai/i18n'
import { PageFrame } from './frame/page-frame.tsx'
import type { ConfirmPage } from './pages.ts'

/** Shows a form again behind a button, because its browser did not say where it came from. */
export function ConfirmDocument({ page, say }: { page: ConfirmPage; say: Translate }) {
  return (
    <PageFrame language={page.language} title={say('scan.confirmTitle')}>
      <main className="notice">
        <h1>{say('scan.confirmTitle')}</h1>
        <p>{say('scan.confirmHint')}</p>
        <form method="post" action={page.action}>
          {page.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit">{say('scan.confirmGo')}</button>
        </form>
      </main>
    </PageFrame>
  )
}
