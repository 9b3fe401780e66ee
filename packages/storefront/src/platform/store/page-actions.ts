import type { Cents } from '@colada/domain/money/money'
import { createAction } from '@reduxjs/toolkit'

/** The page became visible again: another tab was in front, the machine slept, or the back button restored it. */
export const pageShown = createAction('page/shown')

/** A page was opened: the first one, or by a navigation. The payload is its path. */
export const pageOpened = createAction<string>('page/opened')

/** An order, or a change of one, was paid, or an order was placed for which no payment is due now. */
export const purchaseCompleted = createAction<{ readonly amount: Cents }>('page/purchaseCompleted')
