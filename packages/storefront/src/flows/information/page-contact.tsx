import { useLanguage } from '@colada/client/language/use-language'
import type { RouteName } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import { Sidebar } from '@colada/ui'
import { useLocation } from 'react-router-dom'
import { ContactWays } from '../../features/contact/contact-ways.tsx'
import { LazyContactForm } from '../../features/contact/lazy-contact-form.tsx'
import type { Page } from '../../features/content/page-schema.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { matchRoute } from '../../platform/routes/paths.ts'

type SentRoute = Extract<RouteName, `PeticionEnviada${string}`>

/** The thanks of the pages that have a route for them (spec 000 §2). */
const sentRoutes = new Map<RouteName | undefined, SentRoute>([
  ['Business', 'PeticionEnviadaBusiness'],
  ['Restaurants', 'PeticionEnviadaRestaurantes'],
  ['Clinics', 'PeticionEnviadaClinica'],
  ['ByTheKilo', 'PeticionEnviadaKilos'],
  ['Hospitality', 'PeticionEnviadaHosteleria'],
  ['Shops', 'PeticionEnviadaTienda'],
])

/** The contact form of a page of content, with the other ways to reach the shop. */
export function PageContact({ page: { contact = 'hello', action } }: { page: Page }) {
  const language = useLanguage()
  const goTo = useGoTo()
  const route = matchRoute(useLocation().pathname)?.name
  const sent = sentRoutes.get(route)
  return (
    <Sidebar side="end">
      <LazyContactForm
        type={contact}
        {...(action && { heading: action.title, intro: action.text })}
        {...(sent && { onSent: () => goTo(routePath(language, sent)) })}
      />
      <ContactWays />
    </Sidebar>
  )
}
