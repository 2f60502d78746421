/** Rows of a workbook that become codes. */
export function BatchPicture() {
  return (
    <svg width="168" height="96" viewBox="0 0 168 96" fill="none" aria-hidden="true" focusable="false">
      <rect x="6.5" y="14.5" width="66" height="67" rx="8" fill="var(--surface)" stroke="var(--line-strong)" />
      <path d="M7 30.5h65" stroke="var(--line-strong)" />
      <path fill="var(--accent-soft)" d="M7 31h65v17H7z" />
      <path d="M7 48.5h65M7 65.5h65M28.5 15v66M50.5 15v66" stroke="var(--line)" />
      <path d="M13 23h9M35 23h9M57 23h9" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M13 40h9M35 40h9M57 40h7M13 57h7M35 57h9M57 57h9M13 73h9M35 73h6M57 73h9"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M82 48h16m-6-6 6 6-6 6"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[6, 37, 68].map((y) => (
        <g key={y} transform={`translate(110 ${y})`}>
          <rect x="0.5" y="0.5" width="50" height="24" rx="5" fill="var(--surface)" stroke="var(--line-strong)" />
          <path
            d="M5 5h6v6H5zM15 5h4v4h-4zM5 15h4v4H5zM14 13h5v6h-5z"
            stroke="var(--accent)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path d="M27 10h17M27 16h11" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  )
}
