import { serveBrowserHalf } from '../browser-script.ts'

/** The card provider's browser half: `window.Stripe` and the looks of its fields. */
export const cardsBrowserHalf = serveBrowserHalf({
  folder: new URL('./browser/', import.meta.url),
  parts: [
    'words',
    'card-rules',
    'listeners',
    'card-fields',
    'looks',
    'seat',
    'element',
    'sheet',
    'wallet',
    'elements',
    'calls',
    'challenge',
    'stripe',
  ],
  script: 'stripe.js',
  looks: 'cards.css',
})
