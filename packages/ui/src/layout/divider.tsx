import * as styles from './divider.css.ts'

/** A separator line. Set `decorative` to false where it separates topics. */
export function Divider({ decorative = true }: { decorative?: boolean }) {
  return <hr className={styles.root} aria-hidden={decorative || undefined} />
}
