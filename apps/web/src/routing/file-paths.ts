/** The path of a text with the licenses of the third-party work that this site serves; the build writes it. */
export const noticesPath = '/licenses.txt'

/** The path of the feed of the latest articles of the French site (Atom, RFC 4287). */
export const feedPath = '/nos-articles/feed.xml'
