import { serveBrowserScript } from '../browser-script.ts'

/** Facebook's SDK, which defines `window.FB`, and the stylesheet of its log-in. */
export const facebookBrowserScript = serveBrowserScript({
  folder: new URL('./browser/', import.meta.url),
  modules: ['people', 'facebook'],
  script: 'facebook.js',
  stylesheet: 'facebook.css',
})
