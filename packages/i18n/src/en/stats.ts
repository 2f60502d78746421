export const stats = {}
