/** Files that can be sent at a time (specification, *Business constants*). */
export const maxFilesPerUpload = 4
/** Size of a file in bytes: twice the size of a usual phone photograph. */
export const maxFileBytes = 10_000_000
/** Documents of a player that wait for an answer. */
export const maxWaitingDocuments = 20
/** Characters of a file's name; a longer one cannot be told from others in a list. */
export const maxNameLength = 100

/** MIME types of files: pictures only, because re-encoding removes anything else that a file carries. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** What the list of changes shows besides contact data; logins have a list of their own. */
export const accountEventKinds = [
  'deposit_limit',
  'play_limit',
  'pause',
  'closing',
  'reopening',
  'login_failed',
  'step_up',
  'step_up_failed',
  'lock',
  'unlock',
] as const

/** What is recorded of an account besides money and contact data. */
export const playerEventKinds = ['login', ...accountEventKinds] as const
export type PlayerEventKind = (typeof playerEventKinds)[number]
