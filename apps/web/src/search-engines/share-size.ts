/** Pixels of the pictures of pages, as other sites ask for them. */
export const shareSize = { width: 1200, height: 630 }
