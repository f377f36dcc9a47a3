import { short } from '../../theme/media.ts'

/**
 * Media query for screens on which the header scrolls with the page: those without height, and those narrower than any phone, as with text
 * enlarged to 150 % or more, where the zones need several lines and would cover what has the focus.
 */
export const headerScrolls = `${short}, (width < 19em)`
