import { createCity } from '#storefront/features/coverage/city.ts'

/** The drawing of Valencia and the towns around it. */
const { map } = createCity('valencia')
export const { towns: valencia, water } = map
