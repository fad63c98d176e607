import { type Session, storedValues, unknownSession } from './session.ts'

/** The session of a real page, which follows the other tabs of the device. */
export function createBrowserSession(page: Window): Session {
  const session = unknownSession(storedValues(page))
  const { values, isLogged, user } = session
  const look = () => {
    isLogged.setState(() => values.read('isLogged') === 'true')
    // Somebody else logged in meanwhile, in another tab.
    if (values.read('userID') !== user.state?.pk) user.setState(() => undefined)
  }
  // The first render must be the server's, which knows of no session: until then nothing is looked at, also not by what the browser reports.
  page.document.addEventListener(
    'interactive',
    () => {
      look()
      page.addEventListener('storage', look)
      // A page that the browser had put aside received no event meanwhile.
      page.addEventListener('pageshow', look)
    },
    { once: true },
  )
  return session
}
