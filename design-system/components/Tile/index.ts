export * from './Tile.tsx'
