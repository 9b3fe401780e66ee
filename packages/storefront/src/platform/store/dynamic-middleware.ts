import { createDynamicMiddleware } from '@reduxjs/toolkit'

/** Takes middleware that is added after the store was made, such as RTK Query's. */
export const dynamicMiddleware = createDynamicMiddleware()
