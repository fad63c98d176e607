/** Pixels of the pictures of pages, as other sites ask for them. */
export const shareSize = { width: 1200, height: 630 }

/** Where the site draws the pictures of its pages. */
export const sharePictures = '/share-picture.png'

/** The address of the picture of a page. */
export function sharePicturePath(path: string): string {
  return `${sharePictures}?${new URLSearchParams({ page: path })}`
}
