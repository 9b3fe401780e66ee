/** First line of the error of a story that fails only because of its screenshots. */
export const SCREENSHOT_MISMATCH = 'Screenshots differ'
