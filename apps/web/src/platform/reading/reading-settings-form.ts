/** Where the form of the reading settings is on a page and what it sends where, as page and site server agree. */
export const readingSettingsForm = { id: 'reading-settings', action: '/reading-settings', field: 'reading' }
