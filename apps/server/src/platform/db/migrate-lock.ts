/** Any number, as long as every version of the server asks for the same one. */
export const migrationLock = 7_302_026
