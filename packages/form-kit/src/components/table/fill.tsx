import { isBlank } from '../../engine/blank.ts'
import type { FillProps } from '../../engine/fill-face.ts'
import { own } from '../../engine/own.ts'
import { RowCard } from '../../fills/cells/row-card.tsx'
import { withoutPlaced, within } from '../../fills/cells/row-problems.ts'
import { QuestionGroup } from '../../fills/question.tsx'
import type { Row } from '../../parts/cells/columns.ts'
import type { TableAnswer, TableSettings } from './schema.ts'

export function Fill(props: FillProps<TableSettings, TableAnswer>) {
  const { id, settings, answer, onChange, onBusy, problems, context } = props
  const rows = answer?.rows ?? {}
  const change = (row: string, next: Row) => {
    const { [row]: _, ...others } = rows
    const all = Object.keys(next).length > 0 ? { ...others, [row]: next } : others
    onChange(isBlank(all) ? undefined : { rows: all })
  }
  const names = settings.rows.map((row) => row.id)
  return (
    <QuestionGroup asked={{ ...props, problems: withoutPlaced(problems, names, settings.columns) }}>
      {() =>
        settings.rows.map((row) => (
          <RowCard
            key={row.id}
            id={`q-${id}-${row.id}`}
            title={row.label}
            columns={settings.columns}
            row={own(rows, row.id) ?? {}}
            onChange={(next) => change(row.id, next)}
            onBusy={onBusy}
            problems={within(problems, row.id)}
            context={context}
          />
        ))
      }
    </QuestionGroup>
  )
}
