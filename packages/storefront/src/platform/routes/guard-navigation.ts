import { type MiddlewareFunction, redirect } from 'react-router-dom'
import { toLanguage } from '@colada/domain/wire/language'
import { bringStyle } from '../browser/whole-style.ts'
import { loadWords } from '../language/browser-words.ts'
import { flashCookie, writeCookie } from '../store/cookies.ts'
import { thisVisitor } from '../store/visitor.ts'
import { guard } from './guards.ts'
import { counterpart, matchRoute } from './paths.ts'

/** Asked before every navigation in the browser: the same guard as the server's, the current language, its words; until it is over `<html>` says so. */
export const guardNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const match = matchRoute(pathname)
  const language = toLanguage(document.documentElement.lang)
  if (match) {
    // Spec 000 §2: a route change stays in the current language, except for these two.
    const keepsItsOwn = match.name === 'NotFound' || match.name === 'ProductPage'
    if (match.language !== language && !keepsItsOwn) throw redirect(counterpart(pathname, language) + search)
    const detour = guard(match, pathname, thisVisitor())
    if (detour) {
      if (detour.flash) writeCookie(flashCookie, detour.flash)
      throw redirect(detour.to)
    }
  }
  const { dataset } = document.documentElement
  dataset.waiting = ''
  // Without words and style a page could not be shown; where they cannot come, the error page has words of its own.
  await Promise.allSettled([loadWords(match?.language ?? language), bringStyle()])
  return next().finally(() => {
    // Who went elsewhere meanwhile waits for that.
    if (!request.signal.aborted) delete dataset.waiting
  })
}
