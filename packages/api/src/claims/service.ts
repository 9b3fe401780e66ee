export { anonymiseClaims, type ClaimRecord, findClaim, listClaims, listClaimsOf } from './repository.ts'
export { presentClaim } from './present.ts'
