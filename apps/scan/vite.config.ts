import { defineConfig } from 'vite'

/** One file without dependencies: the components are React source, what runs is preact (a tenth of the size). */
export default defineConfig({
  resolve: {
    alias: { 'react/jsx-runtime': 'preact/jsx-runtime', react: 'preact/compat' },
  },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry.tsx',
    outDir: 'dist/server',
    target: 'node22',
    cssMinify: 'lightningcss',
    rolldownOptions: { output: { entryFileNames: 'pages.js' } },
  },
})
