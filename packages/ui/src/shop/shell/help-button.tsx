import type { Html } from '../../internal/html.ts'
import { MessageCircleIcon } from '../../media/subject-icons.ts'
import * as styles from './help-button.css.ts'

export type HelpButtonProps = Html<'button', 'type' | 'children'> & {
  /** Its name, and its words where there is room. */
  readonly label: string
  /** Stands above a bar at the lower edge of a phone. */
  readonly aboveBar?: boolean
}

/** Help, in reach on every page. Light: it stands in the first load, the StickyHelp it turns into does not. */
export function HelpButton({ label, aboveBar, ...rest }: HelpButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={label}
      data-above-bar={aboveBar || undefined}
      {...rest}
      className={styles.root}
    >
      <MessageCircleIcon />
      <span className={styles.words}>{label}</span>
    </button>
  )
}
