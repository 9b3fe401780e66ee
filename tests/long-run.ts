/** Whether this is `npm run test:long`. */
export const isLongRun = process.env['LONG_TESTS'] === 'yes'
