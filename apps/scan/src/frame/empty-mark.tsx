/** A finder pattern with an empty window: the product's mark with nothing behind it. */
export const emptyMark = (
  <svg viewBox="0 0 72 72" fill="none" stroke="currentColor" strokeWidth="5" aria-hidden="true">
    <rect x="6" y="6" width="60" height="60" rx="16" />
    <path d="M24 48V36a12 12 0 0 1 12-12h12v12a12 12 0 0 1-12 12z" strokeDasharray="6 5" strokeWidth="4" />
  </svg>
)
