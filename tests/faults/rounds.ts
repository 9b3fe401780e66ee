/**
 * Number of repetitions of tests that depend on timing. `COLADA_ROUNDS=20` is the long run; the default of three keeps
 * `npm test` fast.
 */
export const rounds = Number(process.env['COLADA_ROUNDS'] ?? 3)
