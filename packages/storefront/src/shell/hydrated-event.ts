/** Event of the window after hydration; `start-scripts.js` spells it out, since it is inlined as it is. */
export const hydratedEvent = 'colada:hydrated'
