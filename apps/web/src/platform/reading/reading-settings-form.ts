/** The id, action and field of the form of the reading settings, shared by page and site server. */
export const readingSettingsForm = { id: 'reading-settings', action: '/reading-settings', field: 'reading' }
