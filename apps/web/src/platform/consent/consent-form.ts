/** Where a choice of cookies is sent and under which name, as page and site server agree. */
export const consentForm = { action: '/cookie-consent', field: 'consent' }
