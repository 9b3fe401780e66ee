/** Time until two screenshots in a row are equal; a busy machine needs it. */
export const SCREENSHOT_TIMEOUT_MS = 15_000
