export { ResultChart, type ResultChartItem, type ResultChartProps, ResultChartValues } from './ResultChart.tsx'
