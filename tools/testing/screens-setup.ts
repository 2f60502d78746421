import { configure } from '@testing-library/react'

// In the environment 'test' the component library gives every dialog and drawer the same id (`test-id`): a dialog over
// a drawer would be called as the drawer is, and nobody would find it by its name. Screens are tested as they run.
process.env.NODE_ENV = 'development'

// A screen that is waited for comes late on a machine that runs other things beside it.
configure({ asyncUtilTimeout: 15_000 })
