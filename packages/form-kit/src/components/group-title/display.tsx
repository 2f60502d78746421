export { HeadingDisplay as Display } from '../../displays/heading.tsx'
