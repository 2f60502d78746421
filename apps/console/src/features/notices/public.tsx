export { NoticeBell } from './parts/notice-bell.tsx'
