export * from './Tile.tsx'
export { TileCorner, type TileCornerProps } from './TileCorner.tsx'
