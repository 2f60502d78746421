export * from './design.ts'
