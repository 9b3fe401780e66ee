import { classes, styles } from '../style.ts'

/**
 * The main link of a mail as a button. The colour and the border are on the cell, since Outlook draws neither around a
 * link. The text version has the URL beside the label.
 */
export function ActionButton({ label, url }: { label: string; url: string }) {
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={styles.buttonTable}>
      <tbody>
        <tr>
          <td className={`${classes.action} ${classes.button}`} style={styles.button}>
            <a className={classes.action} href={url} target="_blank" style={styles.action}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
