/** Id of the main landmark: target of the skip link, and of the focus after a navigation. */
export const mainId = 'indhold'
