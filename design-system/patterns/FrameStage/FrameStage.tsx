import type { ReactNode } from 'react'
import { type VariantProps, variants } from '../../components/variants.ts'
import * as css from './FrameStage.css.ts'

const frame = variants(css.frame, { variants: { ratio: css.ratio }, defaultVariants: { ratio: 'wide' } })

export type FrameStageProps = {
  /** Name of what runs in the frame. */
  title: string
  /** Address on another origin: the frame may run its own scripts and forms, and reach nothing here. */
  src: string
  /** Name and balance, always in sight above the frame. */
  toolbar?: ReactNode
  /** Shape of the frame from md; phones give it their whole height. */
  ratio?: NonNullable<VariantProps<typeof frame>['ratio']>
}

/** The host of a framed application, such as a game. */
export const FrameStage = ({ title, src, toolbar, ratio }: FrameStageProps) => (
  <section className={css.stage} aria-label={title}>
    {toolbar != null ? <div className={css.toolbar}>{toolbar}</div> : null}
    <iframe
      className={frame({ ratio })}
      title={title}
      src={src}
      // Its own origin stays its own; navigating the page around it is not among the permissions.
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="fullscreen; autoplay"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  </section>
)
