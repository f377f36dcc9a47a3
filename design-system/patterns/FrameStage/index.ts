export { FrameStage, type FrameStageProps } from './FrameStage.tsx'
