import { useState } from 'react'
import type { FormFillProps } from './fill-props.ts'
import { FormPages } from './form-pages.tsx'

/** A form that knows by itself which of its pages is open. */
export function FormFill(props: FormFillProps) {
  const [pageId, setPageId] = useState('')
  return <FormPages {...props} pageId={pageId} onPage={setPageId} />
}
