/** A sheet of questions, some of them answered. */
export function FormPicture() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" fill="none" aria-hidden="true" focusable="false">
      <rect x="26.5" y="6.5" width="67" height="83" rx="8" fill="var(--surface)" stroke="var(--line-strong)" />
      <path d="M36 20h30" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      {[32, 50, 68].map((y, at) => (
        <g key={y} transform={`translate(36 ${y})`}>
          <circle cx="5" cy="5" r="4.5" fill={at === 0 ? 'var(--accent-soft)' : 'none'} stroke="var(--accent)" />
          {at === 0 && <circle cx="5" cy="5" r="2" fill="var(--accent)" />}
          <path d="M16 5h28" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
        </g>
      ))}
      <circle cx="94" cy="74" r="14" fill="var(--accent-soft)" />
      <path stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" d="M94 68v12M88 74h12" />
    </svg>
  )
}
