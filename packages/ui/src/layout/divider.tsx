import * as styles from './divider.css.ts'

/** A hairline between two things. Told to assistive technology only when it parts two subjects. */
export function Divider({ decorative = true }: { decorative?: boolean }) {
  return <hr className={styles.root} aria-hidden={decorative || undefined} />
}
