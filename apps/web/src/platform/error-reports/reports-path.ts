/** Where the site server takes reports of errors, and passes on what is on its list. */
export const reportsPath = '/e/'

/** Where a page whose form did not open says so, and nothing more. */
export const failedStartPath = `${reportsPath}start`
