import * as styles from './LoadingBar.css.ts'

/**
 * Progress bar at the top of the viewport. Render it while a page loads. It appears after 200 ms, grows for 2 s (durations from the
 * specification) and stops at 90 %. Hidden from assistive technology; a status element announces the loading.
 */
export const LoadingBar = () => <div className={styles.bar} aria-hidden="true" />
