/** Where tests' clocks start: Monday 23 November 2026, 08:00 in Madrid; epoch milliseconds. */
export const testNow = Date.UTC(2026, 10, 23, 7)
