import { Skeleton, SkeletonGroup, Stack } from '@colada/ui'

export interface FormSkeletonProps {
  readonly label: string
  /** Number of fields, so that the placeholder has the height of the form. */
  readonly fields: number
}

/** The placeholder of a form that is rendered in the browser only. */
export function FormSkeleton({ label, fields }: FormSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap="md">
        {Array.from({ length: fields }, (_, index) => (
          <Stack key={index} gap="xs">
            <Skeleton width="short" />
            <Skeleton shape="control" />
          </Stack>
        ))}
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  )
}
