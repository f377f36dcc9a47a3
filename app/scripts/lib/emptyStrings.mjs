/** Replaces the react-aria strings of a language that is not shipped. */
export default undefined
