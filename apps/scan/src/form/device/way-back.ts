/** Where the page leads back from which this tab came: a round, or one's own tasks; kept as long as the tab. */
export const backKey = 'matai-round'

/** Empty where it came from neither, and where the browser keeps nothing. */
export function wayBack(): string {
  try {
    const path = sessionStorage.getItem(backKey) ?? ''
    return /^(\/r\/[2-9A-Za-z]{16}|\/my)$/.test(path) ? path : ''
  } catch {
    return ''
  }
}
