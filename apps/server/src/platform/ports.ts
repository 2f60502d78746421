/** A question that one module asks and modules that come later in the order answer. The module that asks defines it. */
export interface Port<Answer> {
  name: string
  /** Only the type of its answers; nothing of it exists at run time. */
  readonly answers?: Answer
}

export interface Ports {
  /** Said by later modules in their `handlers.ts`, while the wiring puts them together. */
  answer<Answer>(port: Port<Answer>, answer: Answer): void
  /** All answers in the order of the modules; none as long as nobody answers. */
  all<Answer>(port: Port<Answer>): readonly Answer[]
}

export function port<Answer>(name: string): Port<Answer> {
  return { name }
}

export function createPorts(): Ports {
  const known = new Map<string, unknown[]>()
  return {
    answer: ({ name }, answer) => void known.set(name, [...(known.get(name) ?? []), answer]),
    all: <Answer>({ name }: Port<Answer>) => (known.get(name) ?? []) as Answer[], // what was answered to this very port
  }
}
