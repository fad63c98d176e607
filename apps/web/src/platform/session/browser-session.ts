import { type Session, storedValues, unknownSession } from './session.ts'

/** The session in a browser, synchronized with the other tabs of the device. */
export function createBrowserSession(page: Window): Session {
  const session = unknownSession(storedValues(page))
  const { values, isLogged, user } = session
  const readStored = () => {
    isLogged.setState(() => values.read('isLogged') === 'true')
    // Another user has logged in meanwhile, in another tab.
    if (values.read('userID') !== user.state?.pk) user.setState(() => undefined)
  }
  // The session is read after hydration and not before, because the first render must equal that of the server, which knows no session.
  page.document.addEventListener(
    'interactive',
    () => {
      readStored()
      page.addEventListener('storage', readStored)
      // A page in the back/forward cache receives no storage events, so the session is read again when the page is shown.
      page.addEventListener('pageshow', readStored)
    },
    { once: true },
  )
  return session
}
