/** The password of every demo customer and staff member (decisions: Demo customers). */
export const demoPassword = 'colada-demo'
/** The PIN of every demo staff member. */
export const demoPin = '4826'
