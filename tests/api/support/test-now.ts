/** Start of the tests' clocks in epoch milliseconds: Monday 23 November 2026, 08:00 in Madrid. */
export const testNow = Date.UTC(2026, 10, 23, 7)
