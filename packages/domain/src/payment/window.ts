/** Time to pay a new order (spec 000 §4, Payment). */
export const PAYMENT_WINDOW_SECONDS = 1800
/** Polling interval of the status after the countdown. */
export const STATUS_POLL_INTERVAL_SECONDS = 60
/** Refetches of a new order's status, and the first delay, which doubles each time (spec 000 §4). */
export const MAX_NEW_ORDER_REFETCHES = 8
export const FIRST_REFETCH_DELAY_SECONDS = 1
/** Days until a refund is on the customer's statement, at most. */
export const REFUND_DAYS = 10
/** A larger discount is shown as a line (spec 000 §5, 0.01). */
export const DISCOUNT_LINE_THRESHOLD_CENTS = 1
/** Maximum length of a cardholder's name (spec 000 §5). */
export const MAX_CARDHOLDER_CHARACTERS = 100
export const MAX_REMARKS_CHARACTERS = 200
