import { useId } from 'react'
import { SkeletonGroup } from '../../feedback/skeleton.tsx'
import { Carousel, type CarouselProps } from '../../layout/carousel.tsx'
import { Grid } from '../../layout/grid.tsx'
import { Hidden } from '../../layout/hidden.tsx'
import { Stack } from '../../layout/stack.tsx'
import { Heading } from '../../text/heading.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'

export type ProductRowProps = Omit<CarouselProps, 'itemWidth'> & {
  /** Announced while loading; its presence shows skeletons. */
  readonly loadingLabel?: string | undefined
}

/** A row of related products. Renders nothing without products. */
export function ProductRow({ loadingLabel, ...row }: ProductRowProps) {
  const headingId = useId()
  if (loadingLabel === undefined) return row.items.length > 0 ? <Carousel {...row} /> : null
  return (
    <Stack as="section" gap="sm" aria-labelledby={headingId}>
      <Heading level={row.headingLevel} id={headingId}>
        {row.heading}
      </Heading>
      <SkeletonGroup label={loadingLabel}>
        <Grid columns={{ base: 2, sm: 3, lg: 4 }}>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
          <Hidden below="sm">
            <ProductCardSkeleton />
          </Hidden>
          <Hidden below="lg">
            <ProductCardSkeleton />
          </Hidden>
        </Grid>
      </SkeletonGroup>
    </Stack>
  )
}
