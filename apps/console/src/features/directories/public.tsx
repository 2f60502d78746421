export { DirectoryPanel } from './parts/directory-panel.tsx'
export { placeOf } from './parts/directory-tree.ts'
export { DirectoryPicker } from './parts/picker.tsx'
export { directoriesQuery, homeQuery } from './parts/queries.ts'
