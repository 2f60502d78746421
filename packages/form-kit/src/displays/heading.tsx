import type { DisplayProps } from '../engine/display-face.ts'

/** Heads answers, as it headed the questions. */
export const HeadingDisplay = ({ settings }: DisplayProps<{ title: string }, never>) => <h3>{settings.title}</h3>
