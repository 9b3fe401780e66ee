import { cartCookie } from '@colada/domain/cart/cart-cookie'
import { closedNoticeKey } from '../platform/catalogue/notice.ts'
import { signedInCookie } from '../platform/store/cookies.ts'
import { consentKey } from './consent.ts'
import { themeKey } from './theme.ts'

/**
 * Runs before the first paint and sets attributes of `<html>` from the browser's storage (`data-returning`,
 * `data-consent`, `data-notice`, `data-theme`): the document is the same for every visitor, and CSS shows the
 * parts that apply without a layout shift. It is inlined as text; the Content-Security-Policy allows it by its hash.
 */
export const themeScript = `{
const { dataset } = document.documentElement
const cookies = '; ' + document.cookie
const hasCookie = (name) => cookies.includes('; ' + name + '=')
try {
if (hasCookie('${cartCookie.name}') || hasCookie('${signedInCookie}')) dataset.returning = ''
if (localStorage.getItem('${consentKey}')) dataset.consent = ''
if (dataset.notice && localStorage.getItem('${closedNoticeKey}') === dataset.notice) delete dataset.notice
const theme = localStorage.getItem('${themeKey}')
if (theme) dataset.theme = theme
} catch {}
}`
