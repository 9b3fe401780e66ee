import { Skeleton, SkeletonGroup, Stack } from '@colada/ui'

export interface RowsSkeletonProps {
  readonly label: string
  /** Number of rows, so that the placeholder has about the height of the content. */
  readonly rows?: number
}

/** Placeholder of a list or a panel. */
export function RowsSkeleton({ label, rows = 2 }: RowsSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap="xs">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </Stack>
    </SkeletonGroup>
  )
}
