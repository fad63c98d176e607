/** The licenses of what others made and this site serves: a text that the build writes. */
export const noticesPath = '/licenses.txt'
