/** Where the round leads back that this tab is walking; kept as long as the tab. */
export const backKey = 'matai-round'

/** Empty where no round is walked, and where the browser keeps nothing. */
export function wayBack(): string {
  try {
    const path = sessionStorage.getItem(backKey) ?? ''
    return /^\/r\/[2-9A-Za-z]{16}$/.test(path) ? path : ''
  } catch {
    return ''
  }
}
