import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Box, Container, Heading, Stack } from '@colada/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ClientOnly } from '../../platform/browser/client-only.tsx'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { withReturn } from '../../platform/routes/guards.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSessionExpired, selectSignedIn } from '../../platform/store/session-slice.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { SessionExpiredDialog } from './login/session-expired-dialog.tsx'

export interface SignedInProps {
  /** Rendered in the document, which is the same for every customer. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * Content for signed-in customers, rendered in the browser only. When the session expires, a log-in dialog opens over it.
 * After a log-out it is removed at once: it would request the cleared data of the customer again.
 */
export function SignedIn({ fallback, children }: SignedInProps) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const signedIn = useAppSelector(selectSignedIn)
  const expired = useAppSelector(selectSessionExpired)
  const goTo = useGoTo()
  const login = withReturn(routePath(language, 'Login'), pathname)
  return (
    <>
      <ClientOnly fallback={fallback}>{signedIn || expired ? children : fallback}</ClientOnly>
      <SessionExpiredDialog onLeave={() => goTo(login)} />
    </>
  )
}

export interface SignedInScreenProps extends SignedInProps {
  readonly title: string
  /** The full width of the page by default. */
  readonly width?: 'form'
  /** Whether it is a page of the account, with its navigation. */
  readonly isAccount?: boolean
}

/** A screen of signed-in customers: its title, and their content. */
export function SignedInScreen({ title, width, isAccount, fallback, children }: SignedInScreenProps) {
  const content = (
    <Stack gap="lg">
      <Heading level={1} size="title2">
        {title}
      </Heading>
      <SignedIn fallback={fallback}>{children}</SignedIn>
    </Stack>
  )
  return (
    <Container {...(width && { width })}>
      <ScreenHead title={title} />
      <Box paddingBlock="xl">{isAccount ? <AccountNavigation>{content}</AccountNavigation> : content}</Box>
    </Container>
  )
}
