/** The licenses of what others made and this site serves: a text that the build writes. */
export const noticesPath = '/licenses.txt'

/** Where programs that gather news read the latest articles of the French site (Atom, RFC 4287). */
export const feedPath = '/nos-articles/feed.xml'
