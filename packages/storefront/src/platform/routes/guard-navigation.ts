import { toLanguage } from '@colada/domain/wire/language'
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router-dom'
import { flashCookie, writeCookie } from '../store/cookies.ts'
import { currentVisitor } from '../store/visitor.ts'
import { guard } from './guards.ts'
import { inLanguage, queryInLanguage } from './page-paths.ts'
import { matchRoute } from './paths.ts'

/**
 * Client middleware of every navigation: the same guard as the server's, and the current language. `<html data-waiting>`
 * is set until the navigation has ended.
 */
export const guardNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const match = matchRoute(pathname)
  const language = toLanguage(document.documentElement.lang)
  if (match) {
    if (match.language !== language) {
      // Spec 000 §2: a route change stays in the current language, except for these two. A document has one language.
      const keepsLanguage = match.name === 'NotFound' || match.name === 'ProductPage'
      throw keepsLanguage
        ? redirectDocument(pathname + search)
        : redirect(inLanguage(pathname, language) + queryInLanguage(search, language))
    }
    const target = guard(match, pathname + search, currentVisitor())
    if (target) {
      if (target.flash) writeCookie(flashCookie, target.flash)
      throw redirect(target.to)
    }
  }
  const { dataset } = document.documentElement
  dataset.waiting = ''
  return next().finally(() => {
    // A newer navigation has set it for itself.
    if (!request.signal.aborted) delete dataset.waiting
  })
}
