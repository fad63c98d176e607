/** The size of share pictures in pixels, as other sites request it. */
export const shareSize = { width: 1200, height: 630 }

/** The path of the share pictures. */
export const sharePictures = '/share-picture.png'

/** The address of the share picture of a page. */
export function sharePicturePath(path: string): string {
  return `${sharePictures}?${new URLSearchParams({ page: path })}`
}
