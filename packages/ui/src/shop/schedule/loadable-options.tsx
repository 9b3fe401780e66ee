import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import { AlertIcon } from '../../media/icons.ts'
import { RefreshCwIcon } from '../../media/subject-icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as own from './loadable-options.css.ts'
import * as styles from './slot-picker.css.ts'
import type { Loadable } from './slot-view.ts'

type LoadableOptionsProps<View> = {
  readonly loadable: Loadable<View>
  readonly shape: keyof typeof skeletons
  readonly children: (options: readonly View[]) => ReactNode
}

const SPACE = '\u00A0'

/** How many options are usual, and the lines of each. */
const skeletons = {
  day: {
    count: 7,
    lines: (
      <>
        <span className={styles.small}>{SPACE}</span>
        <span className={styles.large}>{SPACE}</span>
        <span className={styles.small}>{SPACE}</span>
      </>
    ),
  },
  hour: {
    count: 8,
    lines: (
      <>
        <span className={styles.hour}>{SPACE}</span>
        <span className={styles.small}>{SPACE}</span>
      </>
    ),
  },
}

/** Renders options, or the state of their request. */
export function LoadableOptions<View>({ loadable, shape, children }: LoadableOptionsProps<View>) {
  if (loadable.state === 'loading') {
    const { count, lines } = skeletons[shape]
    return (
      <div role="status" className={shape === 'day' ? styles.strip : styles.hours}>
        <VisuallyHidden>{loadable.text}</VisuallyHidden>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} aria-hidden="true" className={cx(styles.optionBox, own.skeleton)}>
            {lines}
          </span>
        ))}
      </div>
    )
  }
  if (loadable.state === 'failed')
    return (
      <div role="alert" className={styles.state} data-state="failed">
        <AlertIcon />
        <span className={styles.stateText}>{loadable.text}</span>
        <Button
          size="small"
          tone="neutral"
          appearance="outline"
          iconStart={<RefreshCwIcon size="small" />}
          onClick={loadable.retry.onClick}
        >
          {loadable.retry.label}
        </Button>
      </div>
    )
  if (loadable.state === 'waiting') return <p className={styles.state}>{loadable.text}</p>
  if (loadable.options.length === 0)
    return (
      <p role="status" className={styles.state}>
        {loadable.empty}
      </p>
    )
  return children(loadable.options)
}
