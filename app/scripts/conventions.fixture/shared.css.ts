export const badge = 'a class name' /* red: name */
export const rule = 'a class name'
