import { serveBrowserHalf } from '../browser-script.ts'

/** PayPal's browser half: `window.paypal`, its buttons and the buyer's sheet. */
export const paypalBrowserHalf = serveBrowserHalf({
  folder: new URL('./browser/', import.meta.url),
  parts: ['words', 'calls', 'looks', 'sheet', 'buttons', 'paypal'],
  script: 'paypal.js',
  looks: 'paypal.css',
})
