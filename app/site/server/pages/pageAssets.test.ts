import { expect, test } from 'vitest'
import { createAssetLookup } from './pageAssets.ts'

const manifest = {
  'site/client/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    css: ['assets/entry.css'],
    imports: ['_shared.js'],
    assets: ['assets/A.woff2', 'assets/picture.svg'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '../features/games/LobbyPage.tsx': { file: 'assets/lobby.js', imports: ['_shared.js', '_tile.js'], css: ['assets/lobby.css'] },
  '../tokens/generated/brands/strand.css': { file: 'assets/strand.css', isEntry: true },
  '_tile.js': { file: 'assets/tile.js', css: ['assets/tile.css'], imports: ['_shared.js'] },
}

test('lists each file of a route once, imports included', () => {
  expect(createAssetLookup(manifest)(['../features/games/LobbyPage.tsx'], 'nordlys')).toEqual({
    script: '/assets/entry.js',
    styles: ['/assets/entry.css', '/assets/shared.css', '/assets/lobby.css', '/assets/tile.css'],
    modules: ['/assets/shared.js', '/assets/lobby.js', '/assets/tile.js'],
    fonts: ['/assets/A.woff2'],
  })
})

test('adds the token stylesheet of a non-default brand only to its own pages', () => {
  const { styles } = createAssetLookup(manifest)([], 'strand')
  expect(styles).toEqual(['/assets/entry.css', '/assets/shared.css', '/assets/strand.css'])
})

test('a manifest without the entry is an error', () => {
  expect(() => createAssetLookup({})).toThrow('build the site first')
})
