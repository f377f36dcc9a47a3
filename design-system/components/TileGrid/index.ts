export { TileGrid, type TileGridProps } from './TileGrid.tsx'
