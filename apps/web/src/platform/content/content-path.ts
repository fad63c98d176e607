/** Where readers reach the content service and its files: on the site's own origin. */
export const contentPath = '/cms'
