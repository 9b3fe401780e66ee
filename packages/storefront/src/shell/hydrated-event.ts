/** Event of the window after hydration; `start-scripts.js` repeats its name, since it is inlined and imports nothing. */
export const hydratedEvent = 'colada:hydrated'
