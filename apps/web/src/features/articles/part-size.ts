/** How many articles a page of the list shows, however many there are. */
export const partSize = 20
