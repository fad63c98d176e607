/** The action and field name of the form for cookies, shared by page and site server, and the ids of the banner and its message. */
export const consentForm = { action: '/cookie-consent', field: 'consent', id: 'consent', statusId: 'consent-status' }
