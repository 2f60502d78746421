import { isBlank } from '../../engine/blank.ts'
import type { FillProps } from '../../engine/fill-face.ts'
import { RowCard } from '../../fills/cells/row-card.tsx'
import { withoutPlaced, within } from '../../fills/cells/row-problems.ts'
import { QuestionGroup } from '../../fills/question.tsx'
import type { Row } from '../../parts/cells/columns.ts'
import type { AutoTableAnswer, AutoTableSettings } from './schema.ts'

export function Fill(props: FillProps<AutoTableSettings, AutoTableAnswer>) {
  const { id, settings, answer, onChange, onBusy, problems, context } = props
  const { columns, minRows, maxRows } = settings
  const rows: readonly Row[] = answer?.rows ?? Array.from({ length: minRows }, () => ({}))
  const change = (next: readonly Row[]) => onChange(next.length === 0 ? undefined : { rows: [...next] })
  return (
    <QuestionGroup asked={{ ...props, problems: withoutPlaced(problems, [...rows.keys()], columns) }}>
      {() => (
        <>
          {rows.map((row, at) => (
            <RowCard
              // Rows have no names of their own, and cells keep nothing that is not in the answer.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              id={`q-${id}-${at}`}
              title={context.say('formFill.row', { at: at + 1 })}
              columns={columns}
              row={row}
              onChange={(next) => change(rows.map((one, place) => (place === at ? next : one)))}
              onBusy={onBusy}
              problems={within(problems, at)}
              context={context}
              onRemove={
                rows.length > 1 || !isBlank(row) ? () => change(rows.filter((_, place) => place !== at)) : undefined
              }
            />
          ))}
          {rows.length < maxRows && (
            <button type="button" className="mt-button" onClick={() => change([...rows, {}])}>
              ＋ {context.say('formFill.addRow')}
            </button>
          )}
        </>
      )}
    </QuestionGroup>
  )
}
