/** Under which the application state stands in `localStorage`. */
export const stateKey = 'state'
