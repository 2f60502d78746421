/** What was typed as a link's address, with its scheme; null when it is not one that visitors may follow. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d -]{5,20}$/.test(text)) return `tel:${text.replace(/[ -]/g, '')}`
  return /^[^\s:/]+\.[^\s:/]{2,}([/?#:]\S*)?$/.test(text) ? `https://${text}` : null
}
