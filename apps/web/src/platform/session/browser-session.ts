import { type Session, storedValues, unknownSession } from './session.ts'

/** The session in a browser, synchronized with the other tabs of the device. */
export function createBrowserSession(page: Window): Session {
  const session = unknownSession(storedValues(page))
  const { values, isLogged, user } = session
  const look = () => {
    isLogged.setState(() => values.read('isLogged') === 'true')
    // Somebody else logged in meanwhile, in another tab.
    if (values.read('userID') !== user.state?.pk) user.setState(() => undefined)
  }
  // The first render must equal the server's, which knows no session: until then nothing is read, whatever events the browser fires.
  page.document.addEventListener(
    'interactive',
    () => {
      look()
      page.addEventListener('storage', look)
      // A page in the back/forward cache received no event meanwhile.
      page.addEventListener('pageshow', look)
    },
    { once: true },
  )
  return session
}
