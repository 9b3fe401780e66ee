import { routePath } from '@colada/domain/routes/route-path'
import type { Bilingual, Language } from '@colada/domain/wire/language'
import type { RegistrationKind } from '@colada/ui'

/** The search of links to the registration of businesses. */
const businessSearch: Bilingual = { es: '?tipo=empresa', en: '?type=business' }

/** The path of a registration form. */
export function registrationPath(language: Language, kind: RegistrationKind): string {
  return routePath(language, 'Register') + (kind === 'business' ? businessSearch[language] : '')
}

/** The form that the search of a path selects; either language is accepted, since the language switch keeps the search. */
export function registrationKind(search: URLSearchParams): RegistrationKind {
  const isBusiness = Object.values(businessSearch).some((link) =>
    [...new URLSearchParams(link)].every(([name, value]) => search.get(name) === value),
  )
  return isBusiness ? 'business' : 'private'
}
