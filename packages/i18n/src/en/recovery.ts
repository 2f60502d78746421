export const recovery = {}
