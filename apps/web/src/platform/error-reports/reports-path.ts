/** Where the site server takes reports of errors, and passes on what is on its list. */
export const reportsPath = '/e/'
