import type { Html } from '../../internal/html.ts'
import { MessageCircleIcon } from '../../media/icons.ts'
import * as styles from './help-button.css.ts'

export type HelpButtonProps = Html<'button', 'type' | 'children'> & {
  /** Accessible name; visible on wide screens. */
  readonly label: string
}

/** Floating help button, above the place of a bottom bar of a phone. Part of the first load; StickyHelp, which replaces it, is lazy. */
export function HelpButton({ label, ...rest }: HelpButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={label}
      {...rest}
      className={styles.root}
    >
      <MessageCircleIcon />
      <span className={styles.text}>{label}</span>
    </button>
  )
}
