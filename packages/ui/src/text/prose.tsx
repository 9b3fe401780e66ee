import type { ReactNode } from 'react'
import * as styles from './prose.css.ts'

/** Editorial text made of plain elements: legal pages, descriptions, answers. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>
}
