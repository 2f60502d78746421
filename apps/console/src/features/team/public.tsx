export { ChooseAccount } from './parts/choose-account.tsx'
export { LeavePanel } from './parts/leave-panel.tsx'
export { ViewBanner } from './parts/view-banner.tsx'
