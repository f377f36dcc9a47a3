// Read by `conventions.test.ts` only: every line marked red must be reported, every other one must pass.
export interface NoticeProps {
  /** Bold, above the text. */
  title: string
  /**
   * How much it stands out.
   * @default calm
   */
  tone?: 'calm' | 'loud'
  /** @default 16 */
  size?: 14 | 16 /* red: description */
  // not a doc comment
  text: string /* red: description */
  'aria-label'?: string /* red: description */
}

interface InternalProps {
  text: string
}

/** No props, but those of a component that has it as a base. */
interface NoticeBase {
  /** Read first. */
  heading: string
  footer: string /* red: description */
}

export interface LongNoticeProps extends NoticeBase {
  /** Below the text. */
  action: string
}

interface NoticeFrame {
  note: string /* red: description */
}

export type FramedNoticeProps = Omit<NoticeFrame, 'text'> & {
  /** Around the text. */
  frame: string
  width: number /* red: description */
  /** Shown one below the other. */
  lines: readonly { text: string }[]
}

export interface NoticeContent {
  text: string
}

export const Notice = ({ text }: InternalProps) => <p>{text}</p>
