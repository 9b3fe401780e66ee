import { useOffline } from '@colada/client/browser/use-offline'
import {
  Box,
  BrandMark,
  Container,
  Hidden,
  Inline,
  OfflineNotice,
  SkipLink,
  Stack,
  TextLink,
  useLinkComponent,
} from '@colada/ui'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { LockScreen } from '../features/session/lock-screen.tsx'
import { PinDialog } from '../features/session/pin-dialog.tsx'
import { useSessionLock } from '../features/session/use-session-lock.ts'
import { loginPath } from '../platform/paths.ts'
import { sessionMarker } from '../platform/session/marker.ts'
import { useMeQuery } from '../platform/session/me.ts'
import { selectIsExpired } from '../platform/session/session-slice.ts'
import { useAppSelector } from '../platform/store.ts'
import { AccountMenu } from './account-menu.tsx'
import { sectionsOf } from './sections.ts'
import { Settings } from './settings.tsx'
import { useSectionKeys } from './use-section-keys.ts'

const contentId = 'content'

/** The frame of every page: sections of the person's roles, account, content and settings. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const Link = useLinkComponent()
  const { pathname, search } = useLocation()
  const isExpired = useAppSelector(selectIsExpired)
  const isOffline = useOffline()
  const isLogin = pathname === '/login'
  const { data: me } = useMeQuery(undefined, { skip: isLogin || sessionMarker() === undefined })
  const sections = useMemo(() => (me && !isLogin ? sectionsOf(me.roles) : []), [me, isLogin])
  useSectionKeys(sections)
  const isLocked = useSessionLock() && !isLogin
  if (isExpired && !isLogin) return <Navigate to={loginPath(pathname + search)} replace />
  return (
    <>
      <div inert={isLocked} style={{ visibility: isLocked ? 'hidden' : undefined }}>
        <Stack gap="lg">
          <SkipLink targetId={contentId}>{t('shell:skip')}</SkipLink>
          <Hidden where="print">
            <Box as="header" paddingBlock="sm">
              <Container>
                <Inline justify="between">
                  <Link href="/" aria-label={t('shell:toHome')}>
                    <BrandMark name="Colada" />
                  </Link>
                  {me && !isLogin && <AccountMenu me={me} />}
                </Inline>
                {me && !isLogin && (
                  <nav aria-label={t('shell:navigation')}>
                    <Inline as="ul" role="list">
                      {sections.map(({ path, label, key }) => (
                        <li key={path}>
                          <TextLink
                            href={path}
                            quiet
                            standalone
                            aria-current={pathname === path ? 'page' : undefined}
                            aria-keyshortcuts={key && `Alt+${key}`}
                          >
                            {t(label)}
                          </TextLink>
                        </li>
                      ))}
                    </Inline>
                  </nav>
                )}
              </Container>
              <OfflineNotice
                offline={isOffline}
                label={t('shell:offline.label')}
                text={t('shell:offline.text')}
              />
            </Box>
          </Hidden>
          <main id={contentId} tabIndex={-1}>
            <Container>
              {/* A screen whose messages are loading suspends here, not the shell around it. */}
              <Suspense>{children}</Suspense>
            </Container>
          </main>
          <Hidden where="print">
            <Box as="footer" paddingBlock="lg">
              <Container>
                <Settings />
              </Container>
            </Box>
          </Hidden>
        </Stack>
      </div>
      <PinDialog />
      {isLocked && <LockScreen name={me?.name ?? ''} />}
    </>
  )
}
