/** Where the site draws the pictures of its pages. */
export const sharePictures = '/share-picture.png'

/** The address of the picture of a page. */
export function sharePicturePath(path: string): string {
  return `${sharePictures}?${new URLSearchParams({ page: path })}`
}
