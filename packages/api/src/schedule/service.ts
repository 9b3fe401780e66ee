export { ensureSlots, listFreeSlots, variationsOf } from './calendar.ts'
export {
  atSlot,
  type CheckedLeg,
  type CheckedLegs,
  checkLegs,
  collectionAt,
  dropOffAt,
  earliestReturn,
  type LegChoice,
  readSlot,
  readStore,
  returnAt,
  zoneAt,
  zoneOfLeg,
  zoneReader,
} from './choice.ts'
export { deleteReleasedHolds } from './holds-repository.ts'
export { claimPlaces, releaseExpiredHolds, releaseHoldsOf } from './holds.ts'
export { excludesStore, type LegFields, readLegChoices } from './leg-choices.ts'
export { movePlaces, notAvailable } from './places.ts'
export { findSlots, listSlots, selectSlotsOfDay, selectSlotsOfZone, type SlotRow } from './repository.ts'
