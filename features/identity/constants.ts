/** What a logged-in player confirms with the identity provider for. */
export const stepUpPurposes = ['contact', 'withdrawal', 'card'] as const
export type StepUpPurpose = (typeof stepUpPurposes)[number]
