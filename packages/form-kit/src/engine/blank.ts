/** Whether an answer says nothing: not given, empty, unticked, or made of such parts only. Zero says something. */
export function isBlank(answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === false) return true
  if (typeof answer === 'string') return answer.trim() === ''
  if (typeof answer !== 'object') return false
  return Object.values(answer).every(isBlank)
}
