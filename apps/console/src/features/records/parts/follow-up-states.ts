/** How far people can be with a record, in the order in which it goes on. */
export const followUpStates = ['pending', 'inProgress', 'done', 'noNeed'] as const
