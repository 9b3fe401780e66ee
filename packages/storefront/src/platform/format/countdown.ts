const minute = 60

/** Formats the seconds of a countdown: "29:41". */
export function formatCountdown(seconds: number): string {
  const rest = String(seconds % minute).padStart(2, '0')
  return `${Math.floor(seconds / minute)}:${rest}`
}
