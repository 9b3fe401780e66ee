import type { ReactNode } from 'react'
import { Box } from '../layout/box.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import * as styles from './state-message.css.ts'

export type StateMessageProps = {
  readonly title: ReactNode
  readonly level?: HeadingLevel
  /** A decorative illustration. */
  readonly picture?: ReactNode
  readonly children?: ReactNode
  /** What to do next; required. */
  readonly actions: ReactNode
}

/** An empty list, with what to do next. */
export function EmptyState(props: StateMessageProps) {
  return (
    <div className={styles.root}>
      <Message {...props} />
    </div>
  )
}

/** An error, with what to do next. Announced. */
export function ErrorState(props: StateMessageProps) {
  return (
    <div className={styles.root} role="alert">
      <Message {...props} />
    </div>
  )
}

function Message({ title, level = 2, picture, children, actions }: StateMessageProps) {
  return (
    <Box paddingBlock="xxl" paddingInline="md">
      <Stack gap="md" align="center">
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.text}>
          <Stack gap="xs">
            <Heading level={level} size="title3" tone="primary">
              {title}
            </Heading>
            {children && <div>{children}</div>}
          </Stack>
        </div>
        <div className={styles.actions}>{actions}</div>
      </Stack>
    </Box>
  )
}
