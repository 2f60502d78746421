import type { SettingFace } from '../engine/editor-face.ts'

const title: SettingFace = { label: 'formEditor.setTitle' }
const hint: SettingFace = { label: 'formEditor.setHint' }

/** What every question has. */
export const questionSettings = { title, hint, required: { label: 'formEditor.setRequired' } } as const

/** What every heading has. */
export const headingSettings = { title, hint } as const
