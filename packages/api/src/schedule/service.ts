export { ensureSlots, listFreeSlots, variationsOf } from './calendar.ts'
export {
  canWashBetween,
  checkSlots,
  type ChosenSlots,
  earliestReturn,
  readSlot,
  zoneAt,
  zoneOfSlot,
  zonesOfSlots,
} from './choice.ts'
export { deleteReleasedHolds } from './holds-repository.ts'
export { claimPlaces, releaseExpiredHolds, releaseHoldsOf } from './holds.ts'
export { movePlaces, notAvailable } from './places.ts'
export { findSlots, listSlots, selectSlotsOfZone, type SlotRow } from './repository.ts'
