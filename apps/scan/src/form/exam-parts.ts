export { ExamTime } from './exam-time.tsx'
export { StartPage } from './start-page.tsx'
