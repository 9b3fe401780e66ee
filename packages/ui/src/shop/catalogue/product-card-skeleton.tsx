import { Skeleton } from '../../feedback/skeleton.tsx'
import * as styles from './product-card.css.ts'

/** Placeholder of a ProductCard, inside a SkeletonGroup. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.root} data-state="waiting">
      <Skeleton shape="square" />
      <div className={styles.body}>
        <Skeleton shape="body" width="long" />
        <Skeleton shape="body" width="half" />
      </div>
      <div className={styles.action}>
        <Skeleton shape="control" />
      </div>
    </div>
  )
}
