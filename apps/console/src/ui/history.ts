/** What was, is, and was taken back; each step is one thing that the author did. */
export interface History<Content> {
  past: Content[]
  present: Content
  future: Content[]
  /** Field and moment of the last step, so that letters typed in one go make one step. */
  last: { field: string; at: number } | null
}

/** Longest pause, in milliseconds, between two letters of one step. */
const oneGo = 900
const stepsKept = 200

export function startHistory<Content>(present: Content): History<Content> {
  return { past: [], present, future: [], last: null }
}

/** Makes a step. `field` joins it with the step before when that was in the same field a moment ago. */
export function step<Content>(
  history: History<Content>,
  present: Content,
  { field, at }: { field?: string; at: number },
): History<Content> {
  if (present === history.present) return history
  const { last } = history
  const joins = field !== undefined && last?.field === field && at - last.at <= oneGo
  const past = joins ? history.past : [...history.past, history.present].slice(-stepsKept)
  return { past, present, future: [], last: field === undefined ? null : { field, at } }
}

export function undo<Content>(history: History<Content>): History<Content> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    last: null,
  }
}

export function redo<Content>(history: History<Content>): History<Content> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, last: null }
}

/** Changes every moment alike: for what came from outside, such as a finished upload, and must survive an undo. */
export function everywhere<Content>(
  history: History<Content>,
  change: (content: Content) => Content,
): History<Content> {
  return {
    ...history,
    past: history.past.map(change),
    present: change(history.present),
    future: history.future.map(change),
  }
}
