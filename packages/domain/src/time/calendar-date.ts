/** A calendar date `YYYY-MM-DD`, local to the shop's time zone. */
export type CalendarDate = string
