/** Tests and what they work with may reach more than what they test. */
export const test = '\\.test\\.tsx?$|/testing/'
