import { type EmptyArt, emptyArt } from './emptyArt.tsx'
import { StateMessage, type StateMessageProps } from './StateMessage.tsx'

/** `children`: why it is empty and how to fill it. */
export interface EmptyStateProps extends StateMessageProps {
  /** What the picture shows. Decoration. */
  art?: EmptyArt
}

/** Placeholder of an empty list, with a next step. */
export const EmptyState = ({ art = 'hills', ...props }: EmptyStateProps) => <StateMessage {...props} illustration={emptyArt[art]} />
