export { wordsReport as report } from '../../reports/words.ts'
