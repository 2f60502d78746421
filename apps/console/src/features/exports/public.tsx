export { ExportPlace } from './parts/export-place.tsx'
