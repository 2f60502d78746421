import type { FillProps } from '../../engine/fill-face.ts'
import { FilePick } from '../../fills/file-pick.tsx'
import { GoingList } from '../../fills/going-list.tsx'
import { KeptFiles } from '../../fills/kept-files.tsx'
import { withNote } from '../../fills/line-fill.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { useGrowing } from '../../fills/use-growing.ts'
import { useUpload } from '../../fills/use-upload.ts'
import type { FileAnswer, FileSettings } from './schema.ts'

export function Fill(props: FillProps<FileSettings, FileAnswer>) {
  const { settings, answer = [], onChange, context } = props
  const { say } = context
  const { max, endings } = settings
  const add = useGrowing(answer, onChange)
  const { going, send } = useUpload('file', props, add)
  const note = endings.length > 0 ? say('formProblems.ending', { endings: endings.join(', ') }) : ''
  const remove = (at: number) => {
    const kept = answer.filter((_, place) => place !== at)
    onChange(kept.length > 0 ? kept : undefined)
  }
  return (
    <QuestionGroup asked={withNote(props, note)}>
      {(wired) => (
        <>
          <KeptFiles
            files={answer.map(({ fileId, name }) => ({
              name,
              content: <a href={context.fileAddress(fileId)}>{name}</a>,
            }))}
            onRemove={remove}
            context={context}
          />
          <GoingList going={going} context={context} />
          {answer.length < max && (
            <FilePick
              wired={{ 'aria-invalid': wired['aria-invalid'] }}
              label={say('formFill.addFile')}
              accept={endings.map((ending) => `.${ending}`).join(',') || undefined}
              isMultiple={max - answer.length > 1}
              onPick={(files) => void send(files.slice(0, max - answer.length))}
            />
          )}
        </>
      )}
    </QuestionGroup>
  )
}
