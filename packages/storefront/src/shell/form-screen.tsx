import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { Box, Container, Heading, Stack, Text } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClientOnly } from '../platform/browser/client-only.tsx'
import { ScreenHead, type ScreenHeadProps } from '../platform/seo/screen-head.tsx'

export interface FormContentProps {
  readonly title: string
  readonly intro: string
  /** Number of fields in the placeholder, which has the height of the form. */
  readonly fields: number
  readonly children: ReactNode
}

export type FormScreenProps = ScreenHeadProps & FormContentProps

/** A screen with one form. The form is rendered in the browser only: without scripts it would submit its values in the URL. */
export function FormScreen({ intro, fields, children, ...head }: FormScreenProps) {
  return (
    <Container width="form">
      <ScreenHead {...head} />
      <Box paddingBlock="xl">
        <FormContent title={head.title} intro={intro} fields={fields}>
          {children}
        </FormContent>
      </Box>
    </Container>
  )
}

/** The title, the introduction and the form of a screen. */
export function FormContent({ title, intro, fields, children }: FormContentProps) {
  const { t } = useTranslation('common')
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1} size="title2">
          {title}
        </Heading>
        <Text tone="secondary">{intro}</Text>
      </Stack>
      <ClientOnly fallback={<FormSkeleton label={t('common:calls.loading')} fields={fields} />}>
        {children}
      </ClientOnly>
    </Stack>
  )
}
