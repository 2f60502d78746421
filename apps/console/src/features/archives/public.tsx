export { ArchivePanel } from './parts/archive-panel.tsx'
