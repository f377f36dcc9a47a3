export { Grid, type GridColumns, type GridMin, type GridProps } from './Grid.tsx'
