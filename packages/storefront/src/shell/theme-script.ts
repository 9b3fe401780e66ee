import { cartCookie } from '@colada/domain/cart/cart-cookie'
import { closedNoticeKey } from '../platform/catalogue/notice.ts'
import { flashCookie, signedInCookie } from '../platform/store/cookies.ts'
import { consentKey } from './consent.ts'
import { themeKey } from './theme.ts'

/**
 * Runs before the first paint and marks `<html>` with what this browser remembers, so that what depends on the
 * visitor (`data-known`, `data-consent`, `data-flash`, `data-notice`, `data-theme`) takes its place in a document that is the
 * same for everybody, and nothing moves later. Plain text: it is inlined and allowed by its hash.
 */
export const themeScript = `(function(){var h=document.documentElement.dataset,c='; '+document.cookie;try{
if(c.indexOf('; ${cartCookie.name}=')>=0||c.indexOf('; ${signedInCookie}=')>=0)h.known='';
if(c.indexOf('; ${flashCookie}=')>=0)h.flash='';
if(localStorage.getItem('${consentKey}'))h.consent='';
if(h.notice&&localStorage.getItem('${closedNoticeKey}')===h.notice)delete h.notice;
var t=localStorage.getItem('${themeKey}');if(t)h.theme=t}catch(e){}})()`
