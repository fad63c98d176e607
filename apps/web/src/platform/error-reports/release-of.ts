/** The build that a page was made by: the file that it starts from is called after everything that was built with it. */
export const releaseOf = (boot: string): string => /boot-[\w-]+/.exec(boot)?.[0] ?? ''
