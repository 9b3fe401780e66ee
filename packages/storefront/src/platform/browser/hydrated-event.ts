/**
 * Event of the document after the page was hydrated, and of an element with `data-hydrating` after that was.
 * `start-scripts.js` repeats the name, since it is inlined and imports nothing.
 */
export const hydratedEvent = 'colada:hydrated'
