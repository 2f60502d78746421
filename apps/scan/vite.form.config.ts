import { join } from 'node:path'
import { defineConfig } from 'vite'
import { answersOnly } from './vite/answers-only.ts'

const here = (path: string) => join(import.meta.dirname, 'src/form/browser', path)

/** What pages of rounds have as well: what the device keeps, how it is handed in, and how words are said. */
const onDevice = /scan\/src\/form\/(words|device\/(device|keeping|keys)|net\/(call|hand-in))\.ts$/
/** What every page with a form needs comes in one file: many small ones are larger together, and each is a way of its own. */
const everyForm = /scan\/src\/form\/(form-app\.tsx|browser\/parts\.ts)$|form-kit\/src\/(loading|maps\/usual)\.ts$/

/** What runs on pages with a form and of coupons. A part for each type of question, so that a page loads only what its form asks. */
export default defineConfig({
  base: '/f/-/',
  publicDir: false,
  plugins: [answersOnly()],
  resolve: {
    alias: [
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: 'react', replacement: here('react.ts') },
      { find: 'zod/mini', replacement: here('shape.ts') },
      { find: /^@matai\/kinds$/, replacement: here('kinds.ts') },
    ],
  },
  build: {
    outDir: 'dist/browser',
    manifest: true,
    target: ['chrome90', 'safari15'],
    // A library loads its parts as the language does; an app would bring a loader of its own.
    lib: {
      entry: [
        'src/form/browser/main.tsx',
        'src/coupon/browser/coupon.ts',
        'src/coupon/browser/counter.ts',
        'src/coupon/browser/worker.ts',
        'src/round/browser/round.ts',
        'src/my/browser/my-page.ts',
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'device', test: onDevice, priority: 1 },
            { name: 'form', test: everyForm },
          ],
        },
      },
    },
  },
})
