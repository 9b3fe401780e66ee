/**
 * What is charged after an order was placed (spec 001 §9): a late change of dates, a visit for nothing, storage after 90
 * days, a surcharge; a waiver takes one back.
 */
export type ChargeKind = 'late_change' | 'absence' | 'storage' | 'surcharge' | 'waiver'
