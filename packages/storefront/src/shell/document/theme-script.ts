import { cartCookie } from '@colada/domain/cart/cart-cookie'
import { CONSENT_VERSION, consentKey } from '../../platform/privacy/consent.ts'
import { signedInCookie, staffMarker, unpaidCookie } from '../../platform/store/cookies.ts'
import { closedNoticeKey, themeKey } from '../../platform/store/storage-keys.ts'

/**
 * Runs before the first paint and sets attributes of `<html>` from the browser's storage (`data-returning`,
 * `data-unpaid`, `data-consent`, `data-notice`, `data-theme`): the document is the same for every visitor, and CSS shows the
 * parts that apply without a layout shift. Staff in store mode are not asked for consent. It is inlined as text; the Content-Security-Policy allows it by its hash.
 */
export const themeScript = `{
const { dataset } = document.documentElement
const cookies = '; ' + document.cookie
const hasCookie = (name) => cookies.includes('; ' + name + '=')
try {
if (hasCookie('${cartCookie.name}') || hasCookie('${signedInCookie}')) dataset.returning = ''
if (hasCookie('${unpaidCookie.name}')) dataset.unpaid = ''
if (dataset.notice && localStorage.getItem('${closedNoticeKey}') === dataset.notice) delete dataset.notice
const theme = localStorage.getItem('${themeKey}')
if (theme) dataset.theme = theme
if (cookies.includes('; ${signedInCookie}=${staffMarker}.') || JSON.parse(localStorage.getItem('${consentKey}'))?.version === ${CONSENT_VERSION}) dataset.consent = ''
} catch {}
}`
