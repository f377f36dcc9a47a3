export { LoadingLabel, type LoadingLabelProps } from './LoadingLabel.tsx'
