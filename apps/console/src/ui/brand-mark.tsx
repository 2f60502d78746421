interface BrandMarkProps {
  /** Pixels of an edge. */
  size?: number
}

/** A finder pattern whose inner square is a leaf-shaped window. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path
        fill="var(--accent)"
        fillRule="evenodd"
        d="M7 0h14a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Zm0 4a3 3 0 0 0-3 3v14a3 3 0 0 0 3 3h14a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3Z"
      />
      <path fill="var(--accent)" d="M8 14a6 6 0 0 1 6-6h6v6a6 6 0 0 1-6 6H8Z" />
    </svg>
  )
}
