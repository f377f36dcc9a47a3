/** Files that can be sent at a time (specification, *Business constants*). */
export const maxFilesPerUpload = 4
/** Size of a file in bytes: twice that of a usual photograph of a phone. */
export const maxFileBytes = 10_000_000
/** Documents of a player that wait for an answer. */
export const maxWaitingDocuments = 20
/** Characters of a file's name; a longer one cannot be told from others in a list. */
export const maxNameLength = 100

/** The types of files, as browsers name them: pictures only, because they can be encoded anew without what else a file may carry. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]
