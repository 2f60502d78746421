import type { Light } from './schema.ts'

const colours: Record<Light, string> = { green: '#1a9850', yellow: '#d99a00', red: '#d73027' }

/** The light itself; what it means stands beside it in words. */
export const Lamp = ({ light }: { light: Light }) => (
  <span aria-hidden="true" style={{ color: colours[light], fontSize: '1.4em', lineHeight: 1 }}>
    {'●\uFE0E'}
  </span>
)
