/**
 * How often a proof of chance is repeated: races and crashes take a new turn every time. `COLADA_ROUNDS=20` is
 * the long run; three keep `npm test` quick.
 */
export const rounds = Number(process.env['COLADA_ROUNDS'] ?? 3)
