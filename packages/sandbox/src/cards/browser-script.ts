import { serveBrowserScript } from '../browser-script.ts'

/** The card provider's browser script, which defines `window.Stripe`, and the stylesheet of its fields. */
export const cardsBrowserScript = serveBrowserScript({
  folder: new URL('./browser/', import.meta.url),
  modules: [
    'messages',
    'card-rules',
    'listeners',
    'card-fields',
    'appearance',
    'element-container',
    'element',
    'sheet',
    'wallet',
    'elements',
    'api-client',
    'challenge',
    'stripe',
  ],
  script: 'stripe.js',
  stylesheet: 'cards.css',
})
