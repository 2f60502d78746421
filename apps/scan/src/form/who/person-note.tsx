import type { Translate } from '@matai/i18n'
import { forgetPages } from '../offline/keep-page.ts'
import { forget } from './prove.ts'
import type { FormPage } from '../page-data.ts'

/** Under which phone a form is filled, and a way to be somebody else. */
export function PersonNote({ page: { id, person }, say }: { page: FormPage; say: Translate }) {
  const change = () =>
    void Promise.all([forget(id), forgetPages()]).then(
      () => location.reload(),
      () => alert(say('formPage.tryAgain')),
    )
  return (
    <p className="owner">
      {say('formPage.filledBy', { mobile: `${person.slice(0, -8)}****${person.slice(-4)}` })}{' '}
      <button type="button" className="plain" onClick={change}>
        {say('formPage.notMe')}
      </button>
    </p>
  )
}
