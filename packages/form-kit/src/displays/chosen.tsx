/** What was chosen: one word, or a list of them. */
export function Chosen({ labels }: { labels: readonly string[] }) {
  if (labels.length === 1) return <span>{labels[0]}</span>
  return (
    <ul className="mt-chosen-list">
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  )
}
