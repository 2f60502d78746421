export { TextDisplay as Display } from '../../displays/texts.tsx'
