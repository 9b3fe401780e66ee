import { AlertIcon } from '../../media/icons.ts'
import * as styles from './form-panel.css.ts'

/** Why the whole form was refused. Its place is always there, so that the message is announced when it comes. */
export function FormError({ text }: { text?: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className={styles.error}>
          <span className={styles.errorSign}>
            <AlertIcon />
          </span>
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
