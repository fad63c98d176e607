/** Under which the router knows the page of thanks. */
export const thanksPath: string = '/memhop-merci'

/** The name of its request among what the device keeps. */
export const programmePart = 'programme'
