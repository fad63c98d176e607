/** The licenses of third-party work that this site serves: a text that the build writes. */
export const noticesPath = '/licenses.txt'

/** The feed of the latest articles of the French site (Atom, RFC 4287). */
export const feedPath = '/nos-articles/feed.xml'
