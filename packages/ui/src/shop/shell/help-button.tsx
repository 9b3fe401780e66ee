import type { Html } from '../../internal/html.ts'
import { MessageCircleIcon } from '../../media/subject-icons.ts'
import * as styles from './help-button.css.ts'

export type HelpButtonProps = Html<'button', 'type' | 'children'> & {
  /** Accessible name; visible on wide screens. */
  readonly label: string
  /** Positions it above a bottom bar on phones. */
  readonly aboveBar?: boolean
}

/** Floating help button. Part of the first load; StickyHelp, which replaces it, is lazy. */
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
      <span className={styles.text}>{label}</span>
    </button>
  )
}
