/** Stands for the strings of a language that is not shipped. */
export default undefined
