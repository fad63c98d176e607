/** Under which the router knows the page of thanks. */
export const thanksPath: string = '/memhop-merci'
