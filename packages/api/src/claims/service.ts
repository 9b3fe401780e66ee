export { anonymiseClaims, type ClaimRecord, findClaim, listClaims } from './repository.ts'
export { presentClaim } from './present.ts'
