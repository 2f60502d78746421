import { type SheetPaper, sheetLayout } from '@matai/label'

/** A paper in small, with its labels. */
export function PaperPicture({ paper, height = 56 }: { paper: SheetPaper; height?: number }) {
  const layout = sheetLayout(paper)
  return (
    <svg
      aria-hidden
      viewBox={`-1 -1 ${layout.width + 2} ${layout.height + 2}`}
      height={height}
      width={Math.min(height * 1.4, (height * layout.width) / layout.height)}
    >
      <rect width={layout.width} height={layout.height} fill="#fff" stroke="#9aa39f" strokeWidth={layout.width / 90} />
      {layout.cells.map(({ x, y, width, height: high }, at) => (
        <rect
          key={at} // cells have no other name than their number
          x={x + width * 0.04}
          y={y + high * 0.04}
          width={width * 0.92}
          height={high * 0.92}
          rx={layout.width / 90}
          fill="#cfe8de"
        />
      ))}
    </svg>
  )
}
