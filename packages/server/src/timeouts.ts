/**
 * Timeout of a request with five pictures over a slow connection. A connection that stalls is closed after the
 * `connectionTimeout` of the process.
 */
export const UPLOAD_TIMEOUT_MS = 60_000
