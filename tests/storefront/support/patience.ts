import { configure } from '@testing-library/react'

// What comes by itself comes later where the machine is busy.
configure({ asyncUtilTimeout: 10_000 })
