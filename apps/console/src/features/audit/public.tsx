export { LogDrawer } from './parts/log-drawer.tsx'
