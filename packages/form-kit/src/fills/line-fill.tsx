import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'
import type { FillProps } from '../engine/fill-face.ts'
import { Question } from './question.tsx'

interface LineProps extends FillProps<{ title: string; hint: string }, string> {
  /** which keyboard, and what the browser may fill in */
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
  >
  /** what is kept of the text that stands there */
  read?(text: string): string
  before?: ReactNode
  after?: ReactNode
}

/** A question that is answered by one line of text. */
export function LineFill({ input, read = (text) => text, before, after, ...asked }: LineProps) {
  const { answer, onChange } = asked
  return (
    <Question asked={asked}>
      {(wired) => (
        <div className="mt-row">
          {before}
          <input
            type="text"
            className="mt-input"
            {...wired}
            {...input}
            value={answer ?? ''}
            onChange={({ currentTarget }) => onChange(read(currentTarget.value) || undefined)}
          />
          {after}
        </div>
      )}
    </Question>
  )
}

/** For what is no word of any language: numbers of things and people. */
export const asWritten = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} satisfies HTMLAttributes<HTMLInputElement> & InputHTMLAttributes<HTMLInputElement>

/** The same question, with a sentence of ours after the owner's hint. */
export function withNote<Props extends { settings: { hint: string } }>(asked: Props, note: string): Props {
  const hint = [asked.settings.hint, note].filter(Boolean).join('\n')
  return { ...asked, settings: { ...asked.settings, hint } }
}

/** Says how a text has to be written, where the owner says so. */
export const maskNote = (mask: string, { say }: FillProps['context']): string =>
  mask ? say('formProblems.mask', { mask }) : ''
