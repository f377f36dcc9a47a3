/** Games on one page of a list. */
export const gameListPageSize = 60

/** Bounds of what a URL and the call `games.list` accept. */
export const maxSearchLength = 60
export const maxCategoryLength = 40
export const maxProviderLength = 60
export const maxPage = 1000
/** First character of a game's name, upper case. */
export const initialPattern = /^[0-9A-ZÆØÅ]$/
