/** Most articles that one call returns. */
export const maxNewsPageSize = 50
