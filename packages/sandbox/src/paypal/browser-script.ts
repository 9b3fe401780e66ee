import { serveBrowserScript } from '../browser-script.ts'

/** PayPal's browser script, which defines `window.paypal`, and the stylesheet of its buttons and sheet. */
export const paypalBrowserScript = serveBrowserScript({
  folder: new URL('./browser/', import.meta.url),
  modules: ['messages', 'api-client', 'shadow-host', 'sheet', 'buttons', 'paypal'],
  script: 'paypal.js',
  stylesheet: 'paypal.css',
})
