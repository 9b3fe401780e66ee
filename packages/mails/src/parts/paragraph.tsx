import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { classes, styles } from '../style.ts'

/** A paragraph; line breaks of its text are kept. */
export function Paragraph({ children, isSmall = false }: { children: string; isSmall?: boolean }) {
  return (
    <Text
      className={isSmall ? classes.secondary : classes.text}
      style={isSmall ? styles.small : styles.paragraph}
    >
      {children.split('\n').map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity and never move
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  )
}
