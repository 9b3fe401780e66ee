import { cartCookie } from '@colada/domain/cart/cart-cookie'
import { closedNoticeKey } from '../platform/catalogue/notice.ts'
import { flashCookie, signedInCookie } from '../platform/store/cookies.ts'
import { consentKey } from './consent.ts'
import { themeKey } from './theme.ts'

/**
 * Runs before the first paint and sets attributes of `<html>` from the browser's storage (`data-returning`,
 * `data-consent`, `data-flash`, `data-notice`, `data-theme`): the document is the same for every visitor, and CSS shows the
 * parts that apply without a layout shift. It is inlined as text; the Content-Security-Policy allows it by its hash.
 */
export const themeScript = `(function(){var h=document.documentElement.dataset,c='; '+document.cookie;try{
if(c.indexOf('; ${cartCookie.name}=')>=0||c.indexOf('; ${signedInCookie}=')>=0)h.returning='';
if(c.indexOf('; ${flashCookie}=')>=0)h.flash='';
if(localStorage.getItem('${consentKey}'))h.consent='';
if(h.notice&&localStorage.getItem('${closedNoticeKey}')===h.notice)delete h.notice;
var t=localStorage.getItem('${themeKey}');if(t)h.theme=t}catch(e){}})()`
