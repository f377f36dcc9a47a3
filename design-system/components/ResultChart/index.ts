export { ResultChart, type ResultChartItem, type ResultChartProps } from './ResultChart.tsx'
