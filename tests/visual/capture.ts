/** How long a picture may take until two in a row are the same, ms; a busy machine needs it. */
export const captureMs = 15_000
