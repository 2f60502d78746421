import type { ViewProps } from '../view-props.ts'

/** A button that opens a form; of one that is gone it says so. */
export function FormEntryView({ block: { text, formId }, forms, say }: ViewProps<'formEntry'>) {
  const address = forms.get(formId)
  if (address === undefined) {
    return (
      <p className="gone">
        {text}
        <br />
        {say('codeForms.formGone')}
      </p>
    )
  }
  return (
    <a className="button" href={address}>
      {text}
    </a>
  )
}

FormEntryView.action = true
