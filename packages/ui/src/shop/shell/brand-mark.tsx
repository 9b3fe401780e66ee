import * as styles from './brand-mark.css.ts'

/** The logo, in `currentColor` for all themes. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className={styles.root}>
      <svg viewBox="0 0 48 48" className={styles.icon} aria-hidden="true" focusable="false">
        <path
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth="6.5"
          d="M40 9H20a15 15 0 0 0 0 30h20"
        />
        <path fill="currentColor" d="M30 13.5c4.5 6.1 7 9.1 7 12.5a7 7 0 0 1-14 0c0-3.4 2.5-6.4 7-12.5" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
