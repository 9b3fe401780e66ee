export { checkPlace, type PlaceProblem, zoneOfPostalCode } from './places.ts'
export { anonymiseChecks, listChecksOf, type ZipCheckRow } from './repository.ts'
