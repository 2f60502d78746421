/** Lines on a field of 16 by 16: what the console's icons have no picture for. */
const drawings = {
  left: 'M2 1.5v13M4.5 4h9M4.5 9.5h5',
  center: 'M8 1.5v13M3.5 4h9M5.5 9.5h5',
  right: 'M14 1.5v13M2.5 4h9M6.5 9.5h5',
  top: 'M1.5 2h13M4 4.5v9M9.5 4.5v5',
  middle: 'M1.5 8h13M4 3.5v9M9.5 5.5v5',
  bottom: 'M1.5 14h13M4 2.5v9M9.5 6.5v5',
  across: 'M2 2v12M14 2v12M6.5 5h3v6h-3z',
  down: 'M2 2h12M2 14h12M5 6.5h6v3H5z',
  front: 'M5 5h6v6H5zM2 9.5V2h7.5M6.5 14H14V6.5M8 8l0 0',
  forward: 'M8 13V3M4 7l4-4 4 4',
  backward: 'M8 3v10M4 9l4 4 4-4',
  back: 'M2 2h6v6H2zM8 8h6v6H8zM5 8v3h3',
  group: 'M1.5 1.5h3v3h-3zM11.5 1.5h3v3h-3zM1.5 11.5h3v3h-3zM11.5 11.5h3v3h-3zM4.5 3h7M4.5 13h7M3 4.5v7M13 4.5v7',
  ungroup: 'M1.5 1.5h6v6h-6zM8.5 8.5h6v6h-6z',
  lock: 'M3.5 7h9v7h-9zM5.5 7V4.5a2.5 2.5 0 0 1 5 0V7',
  unlock: 'M3.5 7h9v7h-9zM5.5 7V4a2.5 2.5 0 0 1 4.8-1',
  cut: 'M4 2l7 9M12 2L5 11M4 11.5a1.8 1.8 0 1 0 .1 0M12 11.5a1.8 1.8 0 1 0 .1 0',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  paste: 'M5 3H3v11h10V3h-2M5.5 1.5h5v3h-5z',
  duplicate: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3M9.5 7.5v4M7.5 9.5h4',
  remove: 'M2.5 4h11M6 4V2h4v2M4 4l.7 10h6.6L12 4',
  grid: 'M1.5 1.5h13v13h-13zM1.5 6h13M1.5 10.3h13M6 1.5v13M10.3 1.5v13',
  line: 'M2 8h12',
  rectangle: 'M2 4h12v8H2z',
  field:
    'M5 2.5C3.5 2.5 3.5 3 3.5 5S3.5 8 2 8c1.5 0 1.5 1 1.5 3s0 2.5 1.5 2.5M11 2.5c1.5 0 1.5.5 1.5 2.5S12.5 8 14 8c-1.5 0-1.5 1-1.5 3s0 2.5-1.5 2.5M6.5 8h3',
} as const

export type ToolIconName = keyof typeof drawings

export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
