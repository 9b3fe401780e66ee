import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { Button } from '../../controls/button.tsx'
import { AlertIcon } from '../../media/icons.ts'
import { RefreshCwIcon } from '../../media/subject-icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as own from './arriving-place.css.ts'
import * as styles from './slot-picker.css.ts'
import type { Arriving } from './slot-view.ts'

type ArrivingPlaceProps<View> = {
  readonly what: Arriving<View>
  readonly shape: keyof typeof own.height
  readonly children: (options: readonly View[]) => ReactNode
}

const BONES = { day: 7, hour: 6 }

/** The place of days or hours before they are here, and when they fail to come. */
export function ArrivingPlace<View>({ what, shape, children }: ArrivingPlaceProps<View>) {
  if (what.state === 'loading')
    return (
      <div role="status" className={shape === 'day' ? styles.strip : styles.hours}>
        <VisuallyHidden>{what.text}</VisuallyHidden>
        {Array.from({ length: BONES[shape] }, (_, at) => (
          <span key={at} className={cx(own.bone, own.height[shape])} />
        ))}
      </div>
    )
  if (what.state === 'failed')
    return (
      <div role="alert" className={styles.state} data-state="failed">
        <AlertIcon />
        <span className={styles.stateWords}>{what.text}</span>
        <Button
          size="small"
          tone="neutral"
          appearance="outline"
          iconStart={<RefreshCwIcon size="small" />}
          onClick={what.retry.onPress}
        >
          {what.retry.label}
        </Button>
      </div>
    )
  if (what.state === 'waiting') return <p className={styles.state}>{what.text}</p>
  if (what.options.length === 0)
    return (
      <p role="status" className={styles.state}>
        {what.empty}
      </p>
    )
  return children(what.options)
}
