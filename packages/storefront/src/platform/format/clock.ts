const minute = 60

/** Time that is left, as a clock that runs down shows it: "29:41". */
export function clockText(seconds: number): string {
  const rest = String(seconds % minute).padStart(2, '0')
  return `${Math.floor(seconds / minute)}:${rest}`
}
