import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brands } from '../tokens/brands.ts'
import { cssTarget } from './scripts/lib/browsers.mjs'
import { shippedLanguages } from './scripts/lib/languages.mjs'
import { styles } from './scripts/lib/styles.mjs'

/** The browser's files with their manifest, and the server's bundle. Both processes of the product start from `dist/server`. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), styles(mode)],
  resolve: { alias: [shippedLanguages] },
  publicDir: 'client/public',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        target: 'es2022',
        cssTarget,
        rolldownOptions: {
          // a page is sent the tokens of its own brand alone; the default one's stand in the entry's sheet
          input: ['client/entry-client.tsx', ...brands.slice(1).map((brand) => `../tokens/generated/brands/${brand}.css`)],
          // all that the entry needs is one file: otherwise each small module that a lazy page shares with it becomes a request
          output: { codeSplitting: { groups: [{ name: 'site', test: /client\/entry-client\.tsx$/ }] } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: { main: 'server/main.ts', platform: 'platform/main.ts', pages: 'client/entry-server.tsx' } },
      },
    },
  },
  optimizeDeps: {
    include: ['react-dom/client'],
  },
}))
