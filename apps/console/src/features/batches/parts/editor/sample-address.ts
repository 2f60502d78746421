/** What a code's address looks like, for pictures of codes that are not there yet. */
export const sampleAddress = () => `${location.origin}/q/AbCd2345`
