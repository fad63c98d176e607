/** Where a choice of cookies is sent and under which name, as page and site server agree, and the ids of what asks and what answers. */
export const consentForm = { action: '/cookie-consent', field: 'consent', id: 'consent', statusId: 'consent-status' }
