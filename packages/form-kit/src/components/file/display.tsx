import type { DisplayProps } from '../../engine/display-face.ts'
import type { FileAnswer, FileSettings } from './schema.ts'

export const Display = ({ answer, context }: DisplayProps<FileSettings, FileAnswer>) => (
  <ul className="mt-chosen-list">
    {answer.map(({ fileId, name }) => (
      <li key={fileId}>
        <a href={context.fileAddress(fileId)}>{name}</a>
      </li>
    ))}
  </ul>
)
