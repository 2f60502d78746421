import type { ViewProps } from '../view-props.ts'

/** A table that scrolls sideways inside its frame, also by keyboard; the page itself never does. */
export function TableView({ block: { title, header, rows }, say }: ViewProps<'table'>) {
  return (
    <div className="table" role="region" aria-label={title || say('scan.table')} tabIndex={0}>
      <table>
        {title && <caption>{title}</caption>}
        <thead>
          <tr>
            {header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, cells have no other name
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, rows have no other name
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, cells have no other name
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
