import { Box, Container, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@colada/ui'
import type { ReactNode } from 'react'
import { ClientOnly } from '../platform/browser/client-only.tsx'
import { useTranslation } from 'react-i18next'
import { ScreenHead, type ScreenHeadProps } from '../platform/seo/screen-head.tsx'

export interface FormScreenProps extends ScreenHeadProps {
  readonly intro: string
  /** Fields of the form, so that nothing moves when it takes its place. */
  readonly fields: number
  readonly children: ReactNode
}

/** A screen of one form. The form itself comes to life in the browser: what is typed must never reach an address. */
export function FormScreen({ intro, fields, children, ...head }: FormScreenProps) {
  return (
    <Container width="form">
      <ScreenHead {...head} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level={1} size="title2">
              {head.title}
            </Heading>
            <Text tone="secondary">{intro}</Text>
          </Stack>
          <ClientOnly fallback={<FormSkeleton fields={fields} />}>{children}</ClientOnly>
        </Stack>
      </Box>
    </Container>
  )
}

function FormSkeleton({ fields }: { fields: number }) {
  const { t } = useTranslation('account')
  return (
    <SkeletonGroup label={t('account:calls.loading')}>
      <Stack gap="md">
        {Array.from({ length: fields }, (_, at) => (
          <Stack key={at} gap="xs">
            <Skeleton width="short" />
            <Skeleton shape="control" />
          </Stack>
        ))}
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  )
}
