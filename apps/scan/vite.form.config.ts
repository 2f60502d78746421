import { join } from 'node:path'
import { defineConfig } from 'vite'

/**
 * The types that most forms ask come in one file with what all types share: forty small ones are
 * larger together than one, and on a bad network each costs a way of its own.
 */
const usualTypes =
  /form-kit\/src\/components\/(text|textarea|number|name|phone|date|radio|checkbox)\/(fill|schema)\.tsx?$/
/** What every page with a form has besides: it is one way with the types. */
const everyForm = /form-kit\/src\/fills\/form\/|scan\/src\/form\/device\//

/** What runs on pages with a form and of coupons. A part for each type of question, so that a page loads only what its form asks. */
export default defineConfig({
  base: '/f/-/',
  publicDir: false,
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      react: 'preact/compat',
      'zod/mini': join(import.meta.dirname, 'src/form/browser/shape.ts'),
    },
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
          groups: [{ name: 'usual', test: (id: string) => usualTypes.test(id) || everyForm.test(id) }],
        },
      },
    },
  },
})
