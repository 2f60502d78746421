import type { DisplayProps } from '../../engine/display-face.ts'
import { type AddressAnswer, addressLine, type AddressSettings, degrees } from './schema.ts'

export function Display({ answer }: DisplayProps<AddressSettings, AddressAnswer>) {
  const { position } = answer
  return (
    <div className="mt-lines">
      <p>{addressLine(answer)}</p>
      {position && (
        <p className="mt-hint">
          {position.address && `${position.address} `}({degrees(position.longitude)}, {degrees(position.latitude)})
        </p>
      )}
    </div>
  )
}
