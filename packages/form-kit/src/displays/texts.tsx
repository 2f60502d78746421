import type { DisplayProps } from '../engine/display-face.ts'

/** One line as it was written. */
export const TextDisplay = ({ answer }: DisplayProps<unknown, string>) => <span>{answer}</span>

/** Lines as they were written. */
export const LinesDisplay = ({ answer }: DisplayProps<unknown, string>) => <p className="mt-lines">{answer}</p>
