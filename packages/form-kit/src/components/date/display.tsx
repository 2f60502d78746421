export { MomentDisplay as Display } from '../../displays/moments.tsx'
