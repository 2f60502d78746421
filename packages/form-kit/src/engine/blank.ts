/** Deeper than any answer goes; what lies further down is not looked for. */
const deepest = 12

/** Whether an answer says nothing: not given, empty, unticked, or made of such parts only. Zero says something. */
export function isBlank(answer: unknown, depth = 0): boolean {
  if (answer === undefined || answer === null || answer === false) return true
  if (typeof answer === 'string') return answer.trim() === ''
  if (typeof answer !== 'object' || depth > deepest) return false
  return Object.values(answer).every((part) => isBlank(part, depth + 1))
}
