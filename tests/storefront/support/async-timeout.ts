import { configure } from '@testing-library/react'

// A busy machine needs more than the default of 1 000 ms.
configure({ asyncUtilTimeout: 10_000 })
