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
  readonly shape: keyof typeof own.height
  readonly children: (options: readonly View[]) => ReactNode
}

const SKELETON_COUNT = { day: 7, hour: 6 }

/** Renders options, or the state of their request. */
export function LoadableOptions<View>({ loadable, shape, children }: LoadableOptionsProps<View>) {
  if (loadable.state === 'loading')
    return (
      <div role="status" className={shape === 'day' ? styles.strip : styles.hours}>
        <VisuallyHidden>{loadable.text}</VisuallyHidden>
        {Array.from({ length: SKELETON_COUNT[shape] }, (_, at) => (
          <span key={at} className={cx(own.skeleton, own.height[shape])} />
        ))}
      </div>
    )
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
