import type { QrCodeItem } from '@matai/contract'
import { ShapeTag } from '../../ui/shape-tag.tsx'
import { lookOf } from './parts/queries.ts'
import css from './parts/statuses.module.css'

/** What a code is, by each of its statuses. */
export function StatusCell({ qrCode: { statuses } }: { qrCode: QrCodeItem }) {
  return (
    <span className={css.marks}>
      {statuses.map(({ statusId, name, item }) =>
        item ? (
          <span key={statusId} title={name}>
            <ShapeTag {...lookOf(item)} />
          </span>
        ) : null,
      )}
    </span>
  )
}
