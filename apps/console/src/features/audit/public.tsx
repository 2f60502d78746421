export { LastDeed } from './parts/last-deed.tsx'
