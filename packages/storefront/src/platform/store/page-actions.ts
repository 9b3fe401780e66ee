import { createAction } from '@reduxjs/toolkit'

/** The page became visible again: another tab was in front, the machine slept, or the back button restored it. */
export const pageShown = createAction('page/shown')
