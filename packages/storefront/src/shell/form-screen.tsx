import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { Box, Container, Heading, Stack, Text } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountNavigation } from '../features/account/account-navigation.tsx'
import { ClientOnly } from '../platform/browser/client-only.tsx'
import { ScreenHead, type ScreenHeadProps } from '../platform/seo/screen-head.tsx'

export interface FormScreenProps extends ScreenHeadProps {
  readonly intro: string
  /** Number of fields in the placeholder, which has the height of the form. */
  readonly fields: number
  /** Whether it is a page of the account, with its navigation. */
  readonly isAccount?: boolean
  readonly children: ReactNode
}

/** A screen with one form. The form is rendered in the browser only: without scripts it would submit its values in the URL. */
export function FormScreen({ intro, fields, isAccount = false, children, ...head }: FormScreenProps) {
  const { t } = useTranslation('common')
  const content = (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1} size="title2">
          {head.title}
        </Heading>
        <Text tone="secondary">{intro}</Text>
      </Stack>
      <ClientOnly fallback={<FormSkeleton label={t('common:calls.loading')} fields={fields} />}>
        {children}
      </ClientOnly>
    </Stack>
  )
  return (
    <Container width={isAccount ? 'content' : 'form'}>
      <ScreenHead {...head} />
      <Box paddingBlock="xl">
        {isAccount ? <AccountNavigation width="form">{content}</AccountNavigation> : content}
      </Box>
    </Container>
  )
}
