import { configure } from '@testing-library/react'

// A screen that is waited for comes late on a machine that runs other things beside it.
configure({ asyncUtilTimeout: 15_000 })
