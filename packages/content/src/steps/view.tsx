import type { ViewProps } from '../view-props.ts'

/** Numbered instructions; a picture stands below the step that it shows. */
export function StepsView({ block: { title, steps }, files, say }: ViewProps<'steps'>) {
  return (
    <div className="rich">
      {title && <h2>{title}</h2>}
      <ol>
        {steps.map(({ text, fileId }, at) => (
          <li key={`${at}-${fileId}`}>
            {text.split('\n').map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, lines have no other name
              <p key={row}>{line}</p>
            ))}
            {fileId && <StepPicture file={files.get(fileId)} place={at + 1} say={say} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface StepPictureProps extends Pick<ViewProps<'steps'>, 'say'> {
  file: ReturnType<ViewProps<'steps'>['files']['get']>
  place: number
}

function StepPicture({ file, place, say }: StepPictureProps) {
  if (!file) return <p className="gone">{say('scan.pictureGone')}</p>
  const size = file.width && file.height ? { width: file.width, height: file.height } : {}
  const alt = say('blocks.stepPicture', { place })
  return <img src={`${file.url}?w=960`} alt={alt} loading="lazy" decoding="async" {...size} />
}
