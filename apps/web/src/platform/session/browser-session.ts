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
  // The first render must be the server's, which knows of no session.
  page.document.addEventListener('interactive', look, { once: true })
  page.addEventListener('storage', look)
  // A page that the browser had put aside was told of nothing meanwhile.
  page.addEventListener('pageshow', look)
  return session
}
