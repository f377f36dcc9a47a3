import * as styles from './LoadingBar.css.ts'

/**
 * Indeterminate progress bar at the top of the viewport; render it while a page loads. It appears after 200 ms, grows for 2 s (durations
 * from the specification) and stops at 90 %. Hidden from assistive technology: a status element beside it makes the announcement.
 */
export const LoadingBar = () => <div className={styles.bar} aria-hidden="true" />
