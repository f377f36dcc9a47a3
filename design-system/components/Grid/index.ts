export { AutoGrid, type AutoGridProps, type GridMin } from './AutoGrid.tsx'
export { Grid, type GridColumns, type GridProps } from './Grid.tsx'
