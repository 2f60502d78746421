import type { Rule } from './source.ts'

const MOST_LINES = 400

export const size: Rule = ({ path, text }) => {
  const lines = text.trimEnd().split('\n').length
  if (lines <= MOST_LINES) return []
  return [{ path, problem: `${lines} lines, at most ${MOST_LINES}`, mend: 'split it by verb or by part' }]
}
