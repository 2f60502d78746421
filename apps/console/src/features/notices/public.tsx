export { speechOf } from './parts/speech.ts'
export { NoticeBell } from './parts/notice-bell.tsx'
