import * as css from './LoadingBar.css.ts'

/**
 * A line at the top of the screen while a page is on its way. It comes after 200 ms and grows for 2 s (the specification's figures), and never
 * arrives by itself: how long it takes nobody knows. Draw it while it loads. It says nothing aloud; a status beside it does.
 */
export const LoadingBar = () => <div className={css.bar} aria-hidden="true" />
