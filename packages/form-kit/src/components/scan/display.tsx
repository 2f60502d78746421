export { LinesDisplay as Display } from '../../displays/texts.tsx'
