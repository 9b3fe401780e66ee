const SECONDS_PER_MINUTE = 60

/** Formats the seconds of a countdown: "29:41". */
export function formatCountdown(seconds: number): string {
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`
}
