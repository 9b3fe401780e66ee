import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { SessionWatch } from './session-watch.tsx'
import { ClientOnly } from '../../platform/browser/client-only.tsx'
import { useLanguage } from '../../platform/language/use-language.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { wantedParameter } from '../../platform/routes/guards.ts'
import { routePath } from '../../platform/routes/paths.ts'

export interface SignedInProps {
  /** What keeps the place of `children` in the document, which is the same for everybody. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** What only a signed-in customer sees. When the session ends, it stays, and the log-in opens over it. */
export function SignedIn({ fallback, children }: SignedInProps) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const goTo = useGoTo()
  const login = `${routePath(language, 'Login')}?${wantedParameter}=${encodeURIComponent(pathname)}`
  return (
    <>
      <ClientOnly fallback={fallback}>{children}</ClientOnly>
      <SessionWatch registerHref={routePath(language, 'Register')} onLeave={() => goTo(login)} />
    </>
  )
}
