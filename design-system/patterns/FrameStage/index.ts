export { type FrameCover, FrameStage, type FrameStageProps } from './FrameStage.tsx'
