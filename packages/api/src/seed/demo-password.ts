/** The password of every demo customer and staff member (decisions: Demo customers). */
export const demoPassword = 'colada-demo'
