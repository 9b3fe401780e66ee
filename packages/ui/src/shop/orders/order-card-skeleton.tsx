import { Skeleton } from '../../feedback/skeleton.tsx'
import * as styles from './order-card.css.ts'

/** Placeholder of an OrderCard, inside a SkeletonGroup. */
export function OrderCardSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton shape="title" width="short" />
      <div className={styles.facts}>
        <Fact />
        <Fact />
      </div>
      <Skeleton width="short" />
      <Skeleton shape="control" width="short" />
    </div>
  )
}

/** A term, its value and its detail. */
const Fact = () => (
  <div className={styles.fact}>
    <Skeleton width="short" />
    <Skeleton width="long" />
    <Skeleton width="half" />
  </div>
)
