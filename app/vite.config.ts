import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brands } from '../tokens/brands.ts'
import { browserTargets } from './scripts/lib/browsers.mjs'
import { assetFileNames, bundling } from './scripts/lib/bundling.mjs'
import { compileEntry } from './scripts/lib/compileEntry.mjs'
import { shippedLanguages } from './scripts/lib/languages.mjs'
import { lazyStyles } from './scripts/lib/lazyStyles.mjs'
import { routeModules } from './scripts/lib/routeModules.mjs'
import { watchTokens } from './scripts/lib/watchTokens.mjs'

/** SWR and wouter import a shim of it for React before 18. */
const reactStore = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }

/** Builds the client with its manifest, and the server bundles: site and platform both start from `dist/server`. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), watchTokens(), routeModules('site/client/routes'), lazyStyles(), compileEntry()],
  resolve: { alias: [shippedLanguages, reactStore] },
  publicDir: 'site/client/public',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        target: browserTargets,
        rolldownOptions: {
          ...bundling,
          // token stylesheets of the non-default brands are separate; the default brand's is part of the entry
          input: ['site/client/entry-client.tsx', ...brands.slice(1).map((brand) => `../tokens/generated/brands/${brand}.css`)],
          output: {
            assetFileNames,
            codeSplitting: {
              groups: [
                // what the lists of games ask for, which the route table names for the server alone: before the entry, which would take it
                { name: 'games', test: /\/features\/games\/(?:model|list\/gameListQuery)\.ts$/, includeDependenciesRecursively: false },
                // one file for all static imports of the entry: otherwise each small module shared with a lazy page is a request
                { name: 'site', test: /client\/entry-client\.tsx$/ },
                // what dialogs and menus are made of, what tabs need of it, and forms: one file each of modules that load together
                {
                  name: 'overlay',
                  test: /\/design-system\/(?:overlay|components\/Popover|patterns\/MenuDropdown)\/|@floating-ui|react-(?:remove-scroll|style-singleton)|aria-hidden|tslib|react-(?:dialog|popper|menu|dismissable-layer|focus-scope|focus-guards|popover|portal|arrow)\//,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                { name: 'radix', test: /@radix-ui/, minShareCount: 3, includeDependenciesRecursively: false },
                {
                  name: 'form',
                  test: /react-hook-form|@hookform|zod\/v4|\/features\/forms\/(?!FormAmount)|\/(?:TextField|FormActions|FormErrorSummary)\/|\/Field\/\w*[dD]igitMask/,
                  minShareCount: 3,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'account',
                  test: /\/(?:features\/session|DataTable|SideNav|SidebarLayout)\//,
                  minShareCount: 6,
                  maxModuleSize: 4000,
                },
                // and one for the small modules that most lazy pages share, without those over react-aria, the masks of text fields, forms (react-hook-form) and
                // the redirect to the identity provider: a group has all that its modules import
                {
                  name: 'common',
                  test: /\/(?:design-system|features)\/(?!identity\/|forms\/|components\/(?:AmountField\/|TextField\/|Field\/(?:digitMask|useDigitMask)))/,
                  minShareCount: 6,
                  maxModuleSize: 4000,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: { main: 'site/server/main.ts', platform: 'platform/main.ts', pages: 'site/client/entry-server.tsx' } },
      },
    },
  },
  optimizeDeps: {
    include: ['react-dom/client'],
  },
})
