/** The router's path of the confirmation. */
export const thanksPath: string = '/memhop-merci'

/** The name of the stored request on the device. */
export const programmePart = 'programme'
