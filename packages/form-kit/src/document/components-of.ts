import type { Component, FormDocument } from './form-document.ts'

/** All components of a form, in the order of its pages. */
export const componentsOf = ({ pages }: FormDocument): Component[] => pages.flatMap(({ components }) => components)
