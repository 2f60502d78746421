import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { version } from './package.json'
import { compress } from './vite/compress.ts'
import { contractModules } from './vite/contract-modules.ts'
import { libraryWithoutParts } from './vite/library-without-parts.ts'
import { listScreens } from './vite/list-screens.ts'
import { withoutWoff } from './vite/without-woff.ts'

const api = process.env.API ?? 'http://127.0.0.1:7300'
const serverPaths = [
  '/qruser',
  '/file',
  '/style',
  '/label',
  '/pdfapi',
  '/q/',
  '/d/',
  '/u/',
  '/dev/outbox.json',
  '/dev/outbox?key=',
  '/openapi.json',
]

export default defineConfig({
  plugins: [react(), contractModules(), listScreens(), libraryWithoutParts(), withoutWoff(), compress()],
  define: { 'import.meta.env.VERSION': JSON.stringify(version) },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: api, changeOrigin: false }])) },
  build: {
    target: 'es2022',
    manifest: true,
    // The pages' policy takes fonts from the server alone, so the small ones stay files too.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        // Chunks name all that their screens load: long names would cost a list of codes 12 KB.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-i18next|i18next|zustand|@tanstack)[\\/]/,
              priority: 2,
            },
            // entriesAware: a screen loads the parts of the component library that it uses, and no others.
            {
              name: 'antd',
              test: /node_modules[\\/](antd|@ant-design|@rc-component|dayjs)[\\/]/,
              priority: 1,
              entriesAware: true,
            },
          ],
        },
      },
    },
  },
})
