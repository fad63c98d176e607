/** The path of the confirmation in the router. */
export const thanksPath: string = '/memhop-merci'

/** The name of the stored request on the device. */
export const programmePart = 'programme'
