/** The version of the trial finder's questions; a changed meaning needs a new version. */
export const trialFinderVersion = '2'
