import type { ReactNode } from 'react'

/** A part of a question, with its own name and what is wrong with it. */
export function Labelled({
  id,
  label,
  problem = '',
  children,
}: {
  id: string
  label: string
  problem?: string
  children: (wired: PartWired) => ReactNode
}) {
  const problemId = `${id}-problem`
  return (
    <div className="mt-part">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? problemId : undefined,
      })}
      {problem && (
        <p className="mt-problem" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** What a part's control needs to be read aloud with its problem. */
export interface PartWired {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
